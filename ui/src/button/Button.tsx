"use client";

import type { ComponentProps, MouseEvent } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/shapes.ts";
import { AppLink, type AppLinkProps } from "./AppLink.tsx";

/** The weight of a button among its neighbours. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "final";

interface Look {
  /** Primary leads and stands once in a view; secondary answers; ghost stays quiet; danger destroys one thing; final destroys all. */
  variant?: ButtonVariant;
  /** Drawn before the words. */
  icon?: IconName;
  /** Drawn after the words. */
  iconAfter?: IconName;
  /** How large it is; medium unless it leads a page. */
  size?: "medium" | "large";
}

/** Properties of {@link Button}. */
export interface ButtonProps extends ComponentProps<"button">, Look {
  /** Something that it began is under way: it shows so, keeps the focus and takes no further press. */
  busy?: boolean;
}

function classes({ variant = "secondary", size = "medium" }: Look, className?: string): string {
  return ["nj-button", `nj-button--${variant}`, `nj-button--${size}`, className].filter(Boolean).join(" ");
}

/**
 * A button. `variant` is its weight among its neighbours.
 * @example <Button variant="primary" busy={saving} onClick={save}>NEXT</Button>
 */
export function Button({ variant, size, icon, iconAfter, busy, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={press}
    >
      {busy ? <span className="nj-button__spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, iconAfter, className, children, ...rest }: AppLinkProps & Look) {
  return (
    <AppLink {...rest} className={classes({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </AppLink>
  );
}
