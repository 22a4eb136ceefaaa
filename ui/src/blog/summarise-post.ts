import { parseBlogDate } from "@nataraj/sdk/contract";

/** What a list of posts shows of one. */
export interface PostSummary {
  /** Where the post stands on its page. */
  id: string;
  date: Date | undefined;
  /** Its first heading, else the name of its file without the ending. */
  title: string;
  /** Address of its first picture. */
  picture: string | undefined;
}

const HEADING = /^#{1,6}[ \t]+(\S.*)$/m;
/** A heading may be closed by signs as well. */
const CLOSING = / #+ *$/;
const PICTURE = /!\[[^\][]*\]\(\s*<?([^\s)>]+)/;
/** Only pictures of one's own site: a list must not call on others. */
const OWN_PATH = /^\/(?!\/)/;

/** The id of a post's element, from its key. */
export const postId = (name: string) => `post-${name.replace(/\.[^.]*$/, "").replace(/[^\w-]+/g, "-")}`;

/** Reads from a post what a list of posts shows. */
export function summarisePost(name: string, markdown: string): PostSummary {
  const picture = PICTURE.exec(markdown)?.[1];
  return {
    id: postId(name),
    date: parseBlogDate(name),
    title: HEADING.exec(markdown)?.[1]?.replace(CLOSING, "").trim() ?? name.replace(/\.[^.]*$/, ""),
    picture: picture !== undefined && OWN_PATH.test(picture) ? picture : undefined,
  };
}
