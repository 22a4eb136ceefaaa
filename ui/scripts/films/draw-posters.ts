/** Draws films' posters: `tsx --conditions=@nataraj/source scripts/films/draw-posters.ts <dancers> (<name> <file>)…`. */
import { renameSync } from "node:fs";
import sharp from "sharp";
import { HEIGHT, WIDTH } from "./film.ts";
import { openFilm } from "./open-film.ts";
import { dancersFrom } from "./render/filmed-dancer.ts";

const [dancers, ...wanted] = process.argv.slice(2);
if (!dancers) throw new Error("Give the folder of the dancers, then each film's name and the file for its poster.");

for (let i = 0; i < wanted.length; i += 2) {
  const [name, file] = wanted.slice(i) as [string, string];
  const film = await openFilm(name, dancersFrom(dancers));
  await sharp(await film.draw(film.poster), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 76, effort: 6, smartSubsample: true })
    .toFile(`${file}.${process.pid}`);
  renameSync(`${file}.${process.pid}`, file);
}
