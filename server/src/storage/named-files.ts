import type { Knex } from "knex";
import { dancePictureKeys } from "./dance-picture-keys.ts";

/** A file of the storage that a row names. */
export interface NamedFile {
  key: string;
  contentType: string;
}

/** The songs and pictures that the rows of a database name. */
export async function namedFiles(database: Knex): Promise<NamedFile[]> {
  const songs: NamedFile[] = await database("projects").select({ key: "song_key", contentType: "song_type" });
  const wide: string[] = await database("projects").whereNotNull("picture_key").pluck("picture_key");
  const drawn = wide
    .flatMap(dancePictureKeys)
    .map((key): NamedFile => ({ key, contentType: key.endsWith(".webp") ? "image/webp" : "image/jpeg" }));
  const metadata: string[] = await database("st_metadata").pluck("json");
  const keys = metadata.map((json) => (JSON.parse(json) as { photoKey?: unknown }).photoKey);
  const pictures = keys
    .filter((key): key is string => typeof key === "string")
    .map((key) => ({ key, contentType: "image/png" }));
  return [...new Map([...songs, ...drawn, ...pictures].map((file) => [file.key, file])).values()];
}
