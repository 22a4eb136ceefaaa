import { BlogsResponse } from "../blogs.ts";
import { SongsResponse } from "../songs.ts";
import { type Call, route } from "./call.ts";

/** The songs that come with the site. */
export const songsRoute = route("GET", "/songs", "anyone", SongsResponse);
export const songs = {
  route: songsRoute,
  tag: "Library",
  summary: "The library",
  names: { answer: "Songs" },
} as const satisfies Call;

/** Songs and their covers. */
export const songFile = {
  route: { method: "GET", path: "/songs/:file", access: "anyone" },
  tag: "Library",
  summary: "A file of the library, in ranges if asked",
  type: "application/octet-stream",
  errors: ["not_found"],
} as const satisfies Call;

/** `parseBlogDate` reads their keys. */
export const blogsRoute = route("GET", "/blogs", "anyone", BlogsResponse);
export const blogs = {
  route: blogsRoute,
  tag: "Library",
  summary: "Blog posts in markdown by date",
  names: { answer: "Blogs" },
} as const satisfies Call;

/** Answers to other calls have the addresses. */
export const media = {
  route: { method: "GET", path: "/media/*key", access: "anyone" },
  tag: "Library",
  summary: "A stored file by signed address, in ranges if asked",
  type: "application/octet-stream",
  errors: ["media_expired", "not_found"],
} as const satisfies Call;
