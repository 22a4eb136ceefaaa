import { Fragment, createElement as h, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { type Components, type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import type { Document } from "./document.ts";
import { anchorOf } from "./reference.ts";

/** The words of what Markdown has made. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

const heading = (tag: "h2" | "h3") => (props: { children?: ReactNode }) => {
  const id = anchorOf(textOf(props.children));
  return h(tag, { id }, h("a", { href: `#${id}` }, props.children));
};

/** Code that is marked so is also shown at work: blocks that begin with "```html live" in our own documents. */
const LIVE = /^```html live$/m;

function isLive(pre: ExtraProps["node"]): boolean {
  const [code] = pre?.children ?? [];
  return code?.type === "element" && (code.data as { meta?: string } | undefined)?.meta === "live";
}

const COMPONENTS: Components = {
  h2: ({ children }) => heading("h2")({ children }),
  h3: ({ children }) => heading("h3")({ children }),
  // What is wider than the page is scrolled, also by the keyboard.
  pre: ({ children, node }) => {
    const code = h("pre", { tabIndex: 0 }, children);
    if (!isLive(node)) return code;
    const example = { className: "docs-example", dangerouslySetInnerHTML: { __html: textOf(children) } };
    return h(Fragment, null, code, h("div", example));
  },
  table: ({ children }) =>
    h("div", { className: "docs-wide", role: "group", tabIndex: 0, "aria-label": "Table" }, h("table", null, children)),
};

/** A list of the documents by what they belong to. */
function contents(documents: readonly Document[], current?: string): ReactNode {
  const groups = [...new Set(documents.map(({ group }) => group))];
  return groups.map((group) =>
    h(
      "section",
      { key: group },
      h("h2", null, group),
      h(
        "ul",
        null,
        documents
          .filter((each) => each.group === group)
          .map(({ address, title }) =>
            h(
              "li",
              { key: address },
              h("a", { href: `/docs/${address}`, "aria-current": address === current ? "page" : undefined }, title),
            ),
          ),
      ),
    ),
  );
}

/** Addresses of what a page loads. */
interface PageFiles {
  styles: readonly string[];
  /** Of the search. */
  script: string;
}

/**
 * A page of HTML. Its search alone needs a script, which shows it.
 * @param documents All of them, for the list beside it.
 */
export function documentPage(
  document: Document,
  documents: readonly Document[],
  { styles, script }: PageFiles,
): string {
  const { address, title, markdown } = document;
  const path = address === "" ? "/docs" : `/docs/${address}`;
  const asMarkdown = address === "" ? "/llms.txt" : `${path}.md`;
  const html = h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "dark light" }),
      h("title", null, `${title} · Nataraj`),
      h("link", { rel: "icon", type: "image/svg+xml", href: "/icon.svg" }),
      styles.map((href) => h("link", { key: href, rel: "stylesheet", href })),
      h("script", { type: "module", src: script }),
      LIVE.test(markdown) && h("script", { async: true, src: "/embed.js" }),
      h("link", { rel: "alternate", type: "text/markdown", href: asMarkdown }),
    ),
    h(
      "body",
      { className: "nj-docs" },
      h("a", { className: "docs-skip", href: "#content" }, "To the text"),
      h(
        "header",
        { className: "docs-header" },
        h("a", { href: "/" }, "Nataraj"),
        h("a", { href: "/docs" }, "Documentation"),
        h(
          "search",
          { className: "docs-search", inert: true },
          h("input", {
            type: "search",
            "aria-label": "Search the documentation",
            placeholder: "Search",
            autoComplete: "off",
          }),
          h("output"),
          h("ol"),
        ),
        h("a", { href: asMarkdown }, "As Markdown"),
      ),
      h("nav", { className: "docs-contents", "aria-label": "Documents" }, contents(documents, address)),
      h(
        "main",
        { id: "content", className: "docs-text nj-prose" },
        h(Markdown, { remarkPlugins: [remarkGfm], components: COMPONENTS }, markdown),
      ),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(html)}\n`;
}
