import { execFileSync } from "node:child_process";
import { expect, inject, test } from "vitest";
import { ffmpegPrograms } from "../../server/src/music/ffmpeg/find-ffmpeg.ts";
import { estimateTempo, TEMPO_RATE } from "../../ui/src/create/tempo/estimate-tempo.ts";

/** Seconds of a song that somebody may choose. */
const PARTS = [
  [0, 30],
  [7.3, 37.3],
  [20.1, 60],
] as const;

test("hears the tempo of the library's songs, once or twice as fast, with the beats where they are", async () => {
  const { url } = inject("examples");
  const { songs } = await (await fetch(`${url}/api/songs`)).json();
  // All of them before the first is decoded: that stops this process, and the server waits only so long for a request.
  const files = await Promise.all(songs.map((song: { url: string }) => download(url + song.url)));
  const heard = songs.map(({ tempo }: { tempo: number }, i: number) => {
    const samples = decode(files[i]);
    return PARTS.map(([start, end]) =>
      isOnBeat(estimateTempo(samples.slice(start * TEMPO_RATE, end * TEMPO_RATE)), tempo, start),
    );
  });
  // One part is heard in its dotted counts: as steady, two thirds as fast.
  expect(heard.flat().filter(Boolean).length).toBeGreaterThanOrEqual(heard.flat().length - 1);
});

test("says that it hears no beat in noise, in silence and in little music", () => {
  let seed = 1;
  const noise = Float32Array.from({ length: 20 * TEMPO_RATE }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  });
  expect(estimateTempo(noise)).toBeUndefined();
  expect(estimateTempo(new Float32Array(20 * TEMPO_RATE))).toBeUndefined();
  expect(estimateTempo(new Float32Array(TEMPO_RATE).fill(1))).toBeUndefined();
});

/** @param tempo Of the song, whose beats begin with it. @param start Of the part, in seconds. */
function isOnBeat(heard: ReturnType<typeof estimateTempo>, tempo: number, start: number): boolean {
  if (!heard) return false;
  const factor = Math.round(heard.tempo / tempo);
  const beat = 60 / (tempo * factor);
  const late = (start + heard.firstBeat) % beat;
  return (
    [1, 2].includes(factor) && Math.abs(heard.tempo / tempo / factor - 1) < 0.001 && Math.min(late, beat - late) < 0.025
  );
}

/** Fetched here: a static ffmpeg knows no names of hosts, not even localhost. */
async function download(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A song as the browser decodes it for listening. */
function decode(input: Uint8Array): Float32Array {
  const args = ["-v", "error", "-i", "pipe:0", "-ac", "1", "-ar", String(TEMPO_RATE), "-f", "f32le", "-"];
  const stdout = execFileSync(ffmpegPrograms().ffmpeg, args, { input, maxBuffer: 64 * 2 ** 20 });
  const bytes = new DataView(stdout.buffer, stdout.byteOffset, stdout.byteLength);
  return Float32Array.from({ length: stdout.byteLength / 4 }, (_, i) => bytes.getFloat32(i * 4, true));
}
