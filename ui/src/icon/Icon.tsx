import { type IconName, SHAPES } from "./shapes.ts";

/** Properties of {@link Icon}. */
export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** Side of the square: a number of pixels or a CSS length. */
  size?: number | string;
  /** Further classes of the element. */
  className?: string;
}

/** One of our own drawings, in the colour of the text around it. It is decoration: what it means is said in words. */
export function Icon({ name, size = "1.25em", className }: IconProps) {
  const shape: { stroke?: string; fill?: string; directional?: true } = SHAPES[name];
  return (
    <svg
      className={["nj-icon", className].filter(Boolean).join(" ")}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-directional={shape.directional}
      aria-hidden="true"
      focusable="false"
    >
      {shape.fill && <path d={shape.fill} fill="currentColor" />}
      {shape.stroke && (
        <path
          d={shape.stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
