import { shareableProjectId } from "@nataraj/sdk/contract";

/** Where a project is watched, and what another page needs to show it. */
export interface ShareTexts {
  link: string;
  standalone: string;
  embed: string;
  /** The picture that other pages show of it. */
  picture: string;
  /** Where the code is built by choosing. */
  builder: string;
}

/** @param origin Of the site, without a slash at its end. */
export function shareTexts(projectID: string, origin: string): ShareTexts {
  const id = shareableProjectId(projectID);
  return {
    link: `${origin}/project/${id}`,
    standalone: `${origin}/standalone/${id}`,
    picture: `${origin}/posters/${id}.jpg`,
    builder: `${origin}/docs/player?project=${id}`,
    embed: `<script src="${origin}/embed.js" async></script>\n<nataraj-player project="${id}"></nataraj-player>`,
  };
}
