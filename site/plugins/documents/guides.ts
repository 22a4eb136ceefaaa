/** Where a guide is in the repository, and what it is about. */
interface Guide {
  file: string;
  about: string;
  /** One of `docs/pictures`, shown below its title. */
  picture?: { file: string; shows: string };
}

/** Guides for engineers and site owners by their address below `/docs`. */
export const GUIDES: Record<string, Guide> = {
  "quick-start": { file: "docs/quick-start.md", about: "the first lines of your own program" },
  sdk: {
    file: "sdk/README.md",
    about: "the client, signing in, choreographies, motion, machines",
    picture: { file: "eight-styles.jpg", shows: "One move in eight styles" },
  },
  ui: {
    file: "ui/README.md",
    about: "React components, and the dancer for three.js",
    picture: { file: "project.jpg", shows: "The player with its dancer, on the page of a project" },
  },
  "player-package": {
    file: "player/README.md",
    about: "`<nataraj-player>` as a package",
    picture: { file: "indian-classical.jpg", shows: "The dancer that the element shows" },
  },
  embedding: { file: "docs/embedding.md", about: "a dance on your own page" },
  examples: { file: "examples/README.md", about: "three programs" },
  components: { file: "docs/components.md", about: "all components with their stories and states" },
  versions: { file: "docs/versions.md", about: "what a version promises, and what is needed" },
  changelog: { file: "CHANGELOG.md", about: "what has changed" },
  sizes: { file: "docs/sizes.md", about: "what the packages and the pages weigh" },
};

/** Where the pictures of guides are on the site, and in the repository. */
export const PICTURES = "docs/pictures";

/** A guide as it is on the site, with its picture below its title. */
export function guideMarkdown(text: string, { picture }: Guide): string {
  if (!picture) return onSite(text);
  const image = `![${picture.shows}](/${PICTURES}/${picture.file})`;
  return onSite(text).replace(/^# .*$/m, (title) => `${title}\n\n${image}`);
}

/**
 * Links lead to the guide's page on the site. Where a file of the repository has none, the words stay, and a picture
 * goes.
 */
function onSite(text: string): string {
  const withoutPictures = text.replaceAll(/^!\[[^\]]*\]\((?!https?:)[^)]*\)\n+/gm, "");
  return withoutPictures.replaceAll(/\[([^\]]+)\]\((?!https?:|#|\/)([^)]*)\)/g, (_, words: string, target: string) => {
    const address = guideOf(target.replace(/^(?:\.\.?\/)+/, "").replace(/\/$/, ""));
    return address ? `[${words}](/docs/${address})` : words;
  });
}

/** The address of the guide that a link of another document leads to: a file, one beside it in docs, or a folder. */
const guideOf = (path: string) =>
  Object.keys(GUIDES).find((address) => {
    const file = GUIDES[address]?.file ?? "";
    return [path, `docs/${path}`, `${path}/README.md`].includes(file);
  });
