/** `npm run bench -- practice`: milliseconds a comparison, and how what differs from a dance is told from it. */
import { type Match, matchDance } from "../../../sdk/src/practice/index.ts";
import { practiceDance } from "../../../sdk/src/practice/testing/practice-dance.ts";
import { emptyRoom, type SeenDanceOptions, seenDance } from "../../../sdk/src/practice/testing/seen-dance.ts";

const ROWS: readonly [name: string, change: Partial<SeenDanceOptions>][] = [
  ["the same dance", {}],
  ["noise of 3 cm", { noise: 0.03 }],
  ["a smaller body", { size: 0.6, legs: 0.85 }],
  ["camera 20° aside", { aside: 20 }],
  ["camera at the knee", { upwards: 15 }],
  ["a quarter beat late", { late: 0.125 }],
  ["the wrong mirror", { mirrored: true }],
  ["left arm still", { stillArm: 0 }],
  ["right arm still", { stillArm: 1 }],
];

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(6);

export async function benchPractice(): Promise<void> {
  const { dance, timeline } = practiceDance();
  const other = practiceDance("hipHop").dance;
  const phrases = [0, 4, 8].map((start) => ({ start, end: start + 4, beats: timeline.beats, delay: 0 }));
  const rows: [string, Match[]][] = [
    ...ROWS.map(([name, change]): [string, Match[]] => [
      name,
      phrases.map((phrase) => matchDance(dance, seenDance(dance, { ...phrase, ...change }), phrase)),
    ]),
    ["another dance", phrases.map((phrase) => matchDance(dance, seenDance(other, phrase), phrase))],
    ["an empty room", phrases.map((phrase) => matchDance(dance, emptyRoom(phrase), phrase))],
  ];
  console.log("ratio of three phrases, beats late, and what is said");
  for (const [name, matches] of rows) {
    const said = matches.map(({ findings }) => findings.map(({ kind }) => kind).join("+") || "-").join(" ");
    const late = matches.map((match) => (match.late ?? Number.NaN).toFixed(2)).join(" ");
    console.log(name.padEnd(20), matches.map(({ ratio }) => percent(ratio)).join(""), ` ${late}  ${said}`);
  }
  const [phrase] = phrases;
  if (!phrase) return;
  const bodies = seenDance(dance, phrase);
  const began = performance.now();
  const ROUNDS = 20;
  for (let i = 0; i < ROUNDS; i++) matchDance(dance, bodies, phrase);
  const ms = (performance.now() - began) / ROUNDS;
  console.log(`${ms.toFixed(1)} ms to compare a phrase of ${bodies.length} pictures`);
}
