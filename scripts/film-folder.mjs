import { fileURLToPath } from "node:url";

/** Where the films are, below it as on the site; the server and the site's dev server look there. */
export const FILM_FOLDER = fileURLToPath(new URL("../site/generated/films", import.meta.url));
