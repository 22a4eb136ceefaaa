import type { ComponentProps } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/shapes.ts";

/** Properties of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  /** The drawing in it. */
  icon: IconName;
  /** Plain stands on a ground, filled over pictures; danger destroys. */
  variant?: "plain" | "filled" | "danger";
  /** How large it is: 44 pixels, or more for what leads. */
  size?: "medium" | "large";
}

/** A round button with a drawing instead of words, at least 44 pixels wide. */
export function IconButton({ label, icon, variant = "plain", size = "medium", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={["nj-icon-button", `nj-icon-button--${variant}`, `nj-icon-button--${size}`, className]
        .filter(Boolean)
        .join(" ")}
    >
      <Icon name={icon} size={size === "large" ? 30 : 22} />
    </button>
  );
}
