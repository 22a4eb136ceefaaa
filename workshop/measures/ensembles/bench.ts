import { fileURLToPath } from "node:url";
import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { DANCE_STYLES } from "@nataraj/sdk/contract";
import {
  createDance,
  createPose,
  type EnsembleMember,
  memberPlaceAt,
  poseAt,
  solveEnsemble,
} from "@nataraj/sdk/motion";
import { ARRANGEMENTS, CANON_DELAYS, DANCER_COUNTS } from "@nataraj/sdk/stage";
import { sectionStarts } from "../../../sdk/src/motion/ensemble/sections.ts";
import { bodiesApart, leaderOf } from "../../../sdk/src/motion/ensemble/testing/bodies-apart.ts";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { LIBRARY_SONGS } from "../../songs/library/index.ts";

const LIBRARY = fileURLToPath(new URL("../../../assets/songs/", import.meta.url));
const SECONDS = 60;
/** After the song all go home. */
const AFTER = 4;

const CASTS = DANCER_COUNTS.filter((dancers) => dancers > 1).flatMap((dancers) =>
  ARRANGEMENTS.flatMap((arrangement) =>
    (arrangement === "canon" ? CANON_DELAYS : [1 as const]).map((delay) => ({ dancers, arrangement, delay })),
  ),
);

/**
 * Measures every ensemble of the library's songs as they are planned, in all styles: the least distance between two
 * bodies, the hips from their own place, in which dance, and how many sections begin with another formation.
 * @param which `i/n`: only the i-th of n parts, so that several processes can share the work.
 */
export async function bench(which = "1/1"): Promise<void> {
  const [part, parts] = which.split("/").map(Number) as [number, number];
  const rows = CASTS.map(({ dancers, arrangement, delay }) => ({
    dancers,
    arrangement: arrangement === "canon" ? `canon, ${delay}` : arrangement,
    dances: 0,
    "bodies apart, m": Number.POSITIVE_INFINITY,
    nearest: "",
    "hips from place, m": 0,
    farthest: "",
    sections: 0,
    changes: 0,
  }));
  let dance = 0;
  for (const { file } of LIBRARY_SONGS) {
    const samples = await decodePcm(`${LIBRARY}${file}.mp3`, { sampleRate: ANALYSIS_RATE, channels: 1 });
    const heard = analyseAudio(samples.subarray(0, SECONDS * ANALYSIS_RATE));
    const analysis = { ...heard, lyrics: [], lyricsSource: "none" as const };
    for (const style of DANCE_STYLES) {
      if (dance++ % parts !== part - 1) continue;
      const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: file });
      const leader = createDance(scoreOf(buildTimeline(choreography, analysis.duration)));
      for (const [i, cast] of CASTS.entries()) {
        const { members, changes } = await solveEnsemble(leader, cast);
        const all = [leaderOf(leader), ...members];
        const row = rows[i] as (typeof rows)[number];
        row.dances++;
        const apart = bodiesApart(all, analysis.duration + AFTER);
        if (apart <= 0) console.log(`${file} in ${style}, ${cast.dancers} in ${row.arrangement}: bodies touch`);
        const name = `${file}, ${style}`;
        if (apart < row["bodies apart, m"]) Object.assign(row, { "bodies apart, m": round(apart), nearest: name });
        const away = Math.max(...all.map(hipsFromPlace));
        if (away > row["hips from place, m"]) Object.assign(row, { "hips from place, m": round(away), farthest: name });
        row.sections += sectionStarts(leader.score).length;
        row.changes += changes;
      }
    }
  }
  console.table(rows);
}

/** How far a dancer's hips are from its own place at the most, metres. */
function hipsFromPlace(member: EnsembleMember): number {
  const { dance, mirrored } = member;
  const pose = createPose();
  let farthest = 0;
  for (let t = 0; t < dance.idleFrom; t += 0.1) {
    const [x, , z] = poseAt(dance, t, pose).hips as unknown as [number, number, number];
    const own = memberPlaceAt(member, t);
    farthest = Math.max(farthest, Math.hypot((mirrored ? -x : x) - own.x, z - own.z));
  }
  return farthest;
}

const round = (value: number) => Math.round(value * 100) / 100;
