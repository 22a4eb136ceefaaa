import { renderToString } from "react-dom/server";
import { FirstPage } from "./FirstPage.tsx";
import { WORDED_PATHS } from "./first-words.ts";

/** Stands for the name of a public project, which the server puts in its place. */
const NAME = "{project name}";

/** A page as the build writes it. */
export interface RenderedPage {
  /** Its file is `pages/{name}.html`. */
  name: string;
  /** Of the browser's tab; undefined: the site's own. */
  title: string | undefined;
  /** What stands in the root. */
  html: string;
}

/** The first sight of every page that has words of its own. Runs in Node, when the site is built. */
export function renderFirstPages(): RenderedPage[] {
  return [
    ...["/", ...WORDED_PATHS].map((path) => render(path.slice(1) || "home", path)),
    render("shared-project", `/project/${"0".repeat(32)}`, NAME),
  ];
}

function render(name: string, path: string, projectName?: string): RenderedPage {
  const html = renderToString(
    <>
      {/* To be read only: whoever pressed or focused something here would lose it when the scripts have come. */}
      <div className="nj-first-words" inert aria-hidden="true">
        <FirstPage path={path} projectName={projectName} />
      </div>
      <p className="nj-unseen" role="status">
        Nataraj is loading...
      </p>
    </>,
  );
  // React hands a title out with the markup; it belongs into the head.
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return { name, title, html: html.replace(/<title>[^<]*<\/title>/, "") };
}
