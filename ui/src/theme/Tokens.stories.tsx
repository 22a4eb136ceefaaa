import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { CONTRAST_PAIRS, contrastOf } from "../../scripts/tokens/contrast.ts";
import { readTokens, type ThemeTokens } from "../../scripts/tokens/read-tokens.ts";
import { TOKEN_USES } from "../../scripts/tokens/token-uses.ts";
import { TOKENS, type TokenGroup, tokensOf } from "./story-tokens.ts";
import css from "./tokens.css?raw";
import "./story-tokens.css";

/** How a token of each group is shown. */
const SAMPLES: Record<TokenGroup, (token: string) => ReactNode> = {
  color: (token) => <Swatch style={{ background: `var(${token})` }} />,
  size: (token) => <span style={{ fontSize: `var(${token})`, lineHeight: 1.1 }}>Every song</span>,
  leading: (token) => (
    <p style={{ width: "11rem", lineHeight: `var(${token})` }}>Every song has a dance in it, and a line below it.</p>
  ),
  font: (token) => (
    <span style={{ fontFamily: `var(${token})`, fontSize: "var(--nj-size-4)" }}>Every song has a dance in it.</span>
  ),
  space: (token) => <Swatch style={{ width: `min(var(${token}), 100%)`, background: "var(--nj-accent)" }} />,
  radius: (token) => <Swatch style={{ borderRadius: `var(${token})`, background: "var(--nj-rose)" }} />,
  shadow: (token) => <Swatch style={{ boxShadow: `var(${token})`, background: "var(--nj-ground-raised)" }} />,
  motion: (token) => <Mover token={token} />,
};

const Swatch = ({ style }: { style: CSSProperties }) => (
  <span className="nj-tokens__swatch" style={style} aria-hidden="true" />
);

/** Moves under the pointer, as long or in the way that the token says. */
function Mover({ token }: { token: string }) {
  const way = token === "--nj-ease" ? `600ms var(${token})` : `var(${token}) var(--nj-ease)`;
  return (
    <span className="nj-tokens__track" aria-hidden="true">
      <span style={{ transition: `translate ${way}` }} />
    </span>
  );
}

interface TokenSheetProps {
  /** Which tokens are shown. */
  group: TokenGroup;
}

/** All tokens of a group: what they look like, their names, and their values in the theme of the moment. */
function TokenSheet({ group }: TokenSheetProps) {
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
          <span>{TOKEN_USES[token.replace(/^--(nj-)?/, "")]}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The design tokens of `theme/tokens.css`, from which every component takes its colours, type, space, radii, shadows and
 * motion. Dark is the stage with its lights, light the studio by day: the toolbar changes the theme.
 */
const meta: Meta<typeof TokenSheet> = { title: "Theme/Tokens", component: TokenSheet };
export default meta;
type Story = StoryObj<typeof TokenSheet>;

/** Grounds from the back to the front, lines, text, and what stands out. Text has a contrast of at least 4.5. */
export const Colors: Story = {
  args: { group: "color" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--nj-accent")).toBeVisible();
    const groups = ["color", "size", "leading", "font", "space", "radius", "shadow", "motion"] as const;
    await expect(groups.flatMap(tokensOf).toSorted()).toEqual(TOKENS.toSorted());
  },
};

/** Bricolage Grotesque speaks up, Figtree reads. */
export const Fonts: Story = { args: { group: "font" }, tags: ["!test"] };
export const Sizes: Story = { args: { group: "size" }, tags: ["!test"] };
export const Leading: Story = { args: { group: "leading" }, tags: ["!test"] };
/** Steps of space, and the width of a page. */
export const Space: Story = { args: { group: "space" }, tags: ["!test"] };
export const Radii: Story = { args: { group: "radius" }, tags: ["!test"] };
export const Shadows: Story = { args: { group: "shadow" }, tags: ["!test"] };
/** Point at a bar to see it move. */
export const Motion: Story = { args: { group: "motion" }, tags: ["!test"] };

/** The pairs of colours that components put together, with their contrast in both themes. */
function ContrastTable() {
  const [tokens, setTokens] = useState<ThemeTokens>();
  // A server has no stylesheet to read.
  useEffect(() => setTokens(readTokens(css)), []);
  if (!tokens) return null;
  return (
    <table className="nj-tokens-contrast">
      <thead>
        <tr>
          <th scope="col">Colour on ground</th>
          <th scope="col">Needs</th>
          <th scope="col">Dark</th>
          <th scope="col">Light</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_PAIRS.map((pair) => (
          <tr key={`${pair.color} ${pair.on}`}>
            <th scope="row">
              {pair.color} on {pair.on}
            </th>
            <td>{pair.least}</td>
            <td>{contrastOf(pair, tokens, "dark").toFixed(1)}</td>
            <td>{contrastOf(pair, tokens, "light").toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which colours stand on which, and how well they are told apart: text needs 4.5, what is no text 3 (WCAG 2.2). */
export const Contrast: Story = { args: { group: "color" }, render: () => <ContrastTable /> };
