import type { ComponentProps } from "react";

/** Properties of {@link Tile}. */
export interface TileProps extends ComponentProps<"div"> {
  /** Rises a little under the pointer: something in it can be pressed. */
  lifts?: boolean;
  /** Chosen among its like. */
  selected?: boolean;
}

/** A raised surface that holds one thing. */
export function Tile({ lifts, selected, className, ...rest }: TileProps) {
  return (
    <div
      {...rest}
      className={["nj-tile", lifts && "nj-tile--lifts", selected && "nj-tile--selected", className]
        .filter(Boolean)
        .join(" ")}
    />
  );
}
