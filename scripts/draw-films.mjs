/** Draws the films of the product that have changed: `npm run films`, and `npm start` beside the server. */
import { availableParallelism } from "node:os";
import "../ui/scripts/end-with-parent.mjs";
import { ensureFilms } from "../ui/scripts/films/ensure-films.mjs";
import { FILM_FOLDER } from "./film-folder.mjs";

// Half of the machine is left to what it is there for.
const drawn = await ensureFilms({ folder: FILM_FOLDER, workers: Math.ceil(availableParallelism() / 2) });
if (drawn.length > 0) console.log(`Drawn: the films ${drawn.join(", ")}.`);
