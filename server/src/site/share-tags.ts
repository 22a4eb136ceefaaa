import { createHash } from "node:crypto";
import { POSTER, parseDanceForm, parseProjectId, posterOf, shareableProjectId } from "@nataraj/sdk/contract";
import type { ShownProject } from "../projects/project-row.ts";

/** Size that other pages give the player first. CSS pixels. */
export const PLAYER_SIZE = { width: 640, height: 360 };

const PAGE = /^\/(?:project|standalone)\/([^/]+)\/?$/;

/** The id that the address of a project's page or of its standalone player names; undefined for any other address. */
export function projectIdOfPage(path: string): string | undefined {
  return parseProjectId(PAGE.exec(path)?.[1] ?? "");
}

/** Whether strangers may see a project: it is public and has been danced. */
export function isShared(project: ShownProject | undefined): project is ShownProject {
  return project?.visibility === "public" && project.checkpoint === 3;
}

/** The addresses of a project's pages, in the form that is given to others. */
export function addressesOf(project: Pick<ShownProject, "id">, publicUrl: string): { page: string; player: string } {
  const id = shareableProjectId(project.id);
  return { page: `${publicUrl}/project/${id}`, player: `${publicUrl}/standalone/${id}` };
}

/** Paths of the picture of a public project: its own, at an address that changes with it, or that of its style. */
export function posterOfProject({ id, picture_key, danceform }: ShownProject): { large: string; small: string } {
  if (picture_key === null) return posterOf(parseDanceForm(danceform)[0]);
  const drawn = createHash("sha256").update(picture_key).digest("hex").slice(0, 8);
  const path = (kind: string) => `/posters/${shareableProjectId(id)}${kind}.jpg?drawn=${drawn}`;
  return { large: path(""), small: path(`-${POSTER.small.width}`) };
}

/**
 * What a link to a public project looks like elsewhere, as tags for the page's head: Open Graph (https://ogp.me), the
 * Twitter player card, and where oEmbed's consumers ask (https://oembed.com).
 */
function shareTags(project: ShownProject, publicUrl: string): string {
  const { page, player } = addressesOf(project, publicUrl);
  const styles = parseDanceForm(project.danceform);
  const image = publicUrl + posterOfProject(project).large;
  // The title of the song is the name of its owner's file: nobody else's business.
  const description = `Watch this ${joinWords(styles)}dance in 3D, choreographed by Nataraj.`;
  const alternative = `A 3D dancer on a stage${styles[0] ? `: ${styles[0]}` : ""}`;
  const meta = (key: "property" | "name", entries: Record<string, string | number>) =>
    Object.entries(entries).map(([name, content]) => `<meta ${key}="${name}" content="${escapeHtml(content)}" />`);
  return [
    `<link rel="canonical" href="${escapeHtml(page)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(
      `${publicUrl}/api/oembed?format=json&url=${encodeURIComponent(page)}`,
    )}" title="${escapeHtml(project.name)}" />`,
    ...meta("name", { description }),
    ...meta("property", {
      "og:site_name": "Nataraj",
      "og:type": "video.other",
      "og:title": project.name,
      "og:description": description,
      "og:url": page,
      "og:image": image,
      "og:image:type": "image/jpeg",
      "og:image:width": POSTER.large.width,
      "og:image:height": POSTER.large.height,
      "og:image:alt": alternative,
      "og:video": player,
      ...(player.startsWith("https:") && { "og:video:secure_url": player }),
      "og:video:type": "text/html",
      "og:video:width": PLAYER_SIZE.width,
      "og:video:height": PLAYER_SIZE.height,
    }),
    ...meta("name", {
      "twitter:card": "player",
      "twitter:title": project.name,
      "twitter:description": description,
      "twitter:image": image,
      "twitter:image:alt": alternative,
      "twitter:player": player,
      "twitter:player:width": PLAYER_SIZE.width,
      "twitter:player:height": PLAYER_SIZE.height,
    }),
  ].join("\n    ");
}

/** Where the build has left room for the project's name. */
const NAME = "{project name}";

/** The built page with a project's name, and its tags in its head, in the place of the site's own. */
export function withShareTags(html: string, project: ShownProject, publicUrl: string): string {
  const head = `<title>${escapeHtml(project.name)} · Nataraj</title>\n    ${shareTags(project, publicUrl)}\n  </head>`;
  return (
    html
      .replaceAll(NAME, () => escapeHtml(project.name))
      .replace(/<title>[^<]*<\/title>\s*/, "")
      .replace(/<meta name="description"[^<>]*>\s*/, "")
      // As a function: a name may hold what `replace` reads as a pattern.
      .replace("</head>", () => head)
  );
}

/** Text for HTML, inside elements and quoted attributes. */
export function escapeHtml(text: string | number): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function joinWords(styles: readonly string[]): string {
  return styles.length > 0 ? `${styles.join(" and ")} ` : "";
}
