import { Hero, NavigationBar, Page, Waiting } from "@nataraj/ui";
import { firstWordsOf, HOME_TITLE } from "./first-words.ts";

export interface FirstPageProps {
  path: string;
  /** Of a project that everybody may see, where it is known so early. */
  projectName?: string | undefined;
}

/**
 * The site before the code of its page has come: the page's own heading, and what is waited for. The build writes it into
 * the HTML of each page, so that there is something to read before the first script has come.
 */
export function FirstPage({ path, projectName }: FirstPageProps) {
  return (
    <div className="nj-shell">
      <NavigationBar path={path} session="loading" onSignOut={() => undefined} />
      <FirstWords path={path} projectName={projectName} />
    </div>
  );
}

function FirstWords({ path, projectName }: FirstPageProps) {
  if (path === "/") {
    return (
      <main className="nj-home">
        <title>{HOME_TITLE}</title>
        <Hero />
      </main>
    );
  }
  const words = firstWordsOf(path, projectName);
  if (!words) {
    return (
      <main>
        <Waiting text="Opening the page..." tall />
      </main>
    );
  }
  const { waiting, ...page } = words;
  return (
    <Page {...page}>
      <Waiting text={waiting} tall />
    </Page>
  );
}
