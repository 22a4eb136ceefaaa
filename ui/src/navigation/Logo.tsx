export interface LogoMarkProps {
  /** Width and height in pixels. */
  size?: number;
}

/** The mark: a dancer in a ring of flames, after the bronze that the product is named for. Decoration. */
export function LogoMark({ size = 36 }: LogoMarkProps) {
  return (
    <svg className="nj-logo-mark" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle className="nj-logo-mark__flames" cx="32" cy="32" r="28" />
      <path className="nj-logo-mark__body" d="M16 24l10 5h8l13-8M32 29l-2 11 10 4-3 9M30 40l-11 4" />
      <circle className="nj-logo-mark__head" cx="31" cy="19" r="5.5" />
    </svg>
  );
}
