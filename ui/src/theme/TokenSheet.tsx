import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type TokenGroup, tokensOf } from "./read-tokens.ts";

/** How a token of each group is shown. */
const SAMPLES: Record<TokenGroup, (token: string) => ReactNode> = {
  color: (token) => <Swatch style={{ background: `var(${token})` }} />,
  size: (token) => <span style={{ fontSize: `var(${token})`, lineHeight: 1.1 }}>Every song</span>,
  leading: (token) => (
    <p style={{ width: "11rem", lineHeight: `var(${token})` }}>Every song has a dance in it, and a line below it.</p>
  ),
  font: (token) => (
    <span style={{ fontFamily: `var(${token})`, fontSize: "var(--size-4)" }}>Every song has a dance in it.</span>
  ),
  space: (token) => <Swatch style={{ width: `min(var(${token}), 100%)`, background: "var(--accent)" }} />,
  radius: (token) => <Swatch style={{ borderRadius: `var(${token})`, background: "var(--rose)" }} />,
  shadow: (token) => <Swatch style={{ boxShadow: `var(${token})`, background: "var(--ground-raised)" }} />,
  motion: (token) => <Mover token={token} />,
};

const Swatch = ({ style }: { style: CSSProperties }) => (
  <span className="nj-tokens__swatch" style={style} aria-hidden="true" />
);

/** Moves under the pointer, as long or in the way that the token says. */
function Mover({ token }: { token: string }) {
  const way = token === "--ease" ? `600ms var(${token})` : `var(${token}) var(--ease)`;
  return (
    <span className="nj-tokens__track" aria-hidden="true">
      <span style={{ transition: `translate ${way}` }} />
    </span>
  );
}

export interface TokenSheetProps {
  group: TokenGroup;
}

/** All tokens of a group: what they look like, their names, and their values in the theme of the moment. For Storybook. */
export function TokenSheet({ group }: TokenSheetProps) {
  const sheet = useRef<HTMLUListElement>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  const tokens = tokensOf(group);

  useLayoutEffect(() => {
    if (!sheet.current) return;
    const style = getComputedStyle(sheet.current);
    const read = tokensOf(group).map((token) => [token, style.getPropertyValue(token).trim()]);
    setValues(Object.fromEntries(read));
  }, [group]);

  return (
    <ul ref={sheet} className={`nj-tokens nj-tokens--${group}`}>
      {tokens.map((token) => (
        <li key={token}>
          {SAMPLES[group](token)}
          <code>{token}</code>
          <span className="nj-tokens__value">{values[token]}</span>
        </li>
      ))}
    </ul>
  );
}
