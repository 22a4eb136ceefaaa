import { fileURLToPath } from "node:url";
import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { isDanceStyle, moveName } from "@nataraj/sdk/contract";
import { findChannel } from "../../../sdk/src/motion/format/channels.ts";
import { DEFAULT_SETTINGS } from "../../../sdk/src/motion/layers/index.ts";
import { solve } from "../../../sdk/src/motion/pose/solve.ts";
import { moveBeat } from "../../../sdk/src/motion/sequence/clip-instance.ts";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { songAt } from "../people/songs.ts";
import { explain, sumsAt } from "./explain.ts";

const LIBRARY = fileURLToPath(new URL("../../../assets/songs/", import.meta.url));

/**
 * `npm run bench -- explain [song] [style] [seconds] [channel]`: why a channel of the body has its value at a time. Says
 * which move is danced then, and what each layer adds. The song is a name of the library, or a file.
 */
export async function bench([
  song = "marigold-morning",
  style = "Contemporary",
  time = "20",
  name = "raise.R",
]: readonly string[]) {
  if (!isDanceStyle(style)) throw new Error(`There is no style "${style}".`);
  const channel = findChannel(name);
  if (!channel) throw new Error(`There is no channel "${name}": see motion/format/channels.ts.`);
  const seconds = Number(time);
  const { analysis } = await songAt(/[./]/.test(song) ? song : `${LIBRARY}${song}.mp3`);
  const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: song });
  const score = scoreOf(buildTimeline(choreography, analysis.duration));
  const { clips, intensity } = solve(score);
  const step = score.moves.findLast(({ start }) => start <= seconds);
  const clip = clips.findLast(({ start }) => start <= seconds);
  if (step && clip) {
    const what = clip.idle ? "idling" : `move ${step.move} ${moveName(step.move)} ${step.variant ?? ""}`;
    console.log(`${song}, ${style}, ${seconds} s: ${what}`);
    if (clip.mirrored) console.log("It is mirrored: what its text says of the left is seen on the right.");
    console.log(
      `Beat ${moveBeat(clip, seconds).toFixed(2)} of the move, intensity ${intensity.level(seconds).toFixed(2)}`,
    );
  }
  console.table(
    Object.fromEntries(
      sumsAt(explain(score, channel, DEFAULT_SETTINGS), channel, seconds).map(({ layer, adds, value }) => [
        layer,
        { adds: Number(adds.toFixed(1)), [name]: Number(value.toFixed(1)) },
      ]),
    ),
  );
  console.log("Then the time of the arms is warped to half beats, and arms are kept out of the body (motion/bake).");
}
