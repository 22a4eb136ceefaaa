import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";

type Theme = "light" | "dark";
const themeOf = (globals: Record<string, unknown>): Theme => (globals.theme === "light" ? "light" : "dark");

/** Storybook keeps the globals here; its types leave it out. */
type WithStore = { store?: { userGlobals?: { globals: Record<string, unknown> } } };

/** A docs page in the theme of the toolbar, like the stories on it. */
export function ThemedDocs({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<Theme>(() =>
    themeOf((context as unknown as WithStore).store?.userGlobals?.globals ?? {}),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Record<string, unknown> }) => setTheme(themeOf(globals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return (
    <DocsContainer {...rest} context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
