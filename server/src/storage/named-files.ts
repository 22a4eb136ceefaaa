import type { Knex } from "knex";

/** A file of the storage that a row names. */
export interface NamedFile {
  key: string;
  contentType: string;
}

/** The songs and pictures that the rows of a database name. */
export async function namedFiles(database: Knex): Promise<NamedFile[]> {
  const songs: NamedFile[] = await database("projects").select({ key: "song_key", contentType: "song_type" });
  const drawn: NamedFile[] = await database("projects")
    .whereNotNull("picture_key")
    .select({ key: "picture_key", contentType: database.raw("'image/webp'") });
  const metadata: string[] = await database("st_metadata").pluck("json");
  const keys = metadata.map((json) => (JSON.parse(json) as { photoKey?: unknown }).photoKey);
  const pictures = keys
    .filter((key): key is string => typeof key === "string")
    .map((key) => ({ key, contentType: "image/png" }));
  return [...new Map([...songs, ...drawn, ...pictures].map((file) => [file.key, file])).values()];
}
