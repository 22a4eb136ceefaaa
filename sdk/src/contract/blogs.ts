import * as z from "zod/mini";

/** GET /blogs: markdown by key; the part of the key before the first dot is a date, DDMMYYYY. */
export const BlogsResponse = z.catchall(z.object({}), z.string());
export type BlogsResponse = z.infer<typeof BlogsResponse>;

/**
 * The date of a blog's key.
 * @returns undefined when the part before the first dot is no date of the calendar.
 */
export function parseBlogDate(key: string): Date | undefined {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(key.split(".", 1)[0] ?? "");
  if (!match) return undefined;
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date : undefined;
}
