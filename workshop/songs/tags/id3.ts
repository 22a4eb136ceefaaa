/** What is written into an MP3's tags. Texts in any script. */
export interface Tags {
  title: string;
  artist: string;
  album: string;
  /** ISO 639-2. */
  languages: readonly string[];
  tempo: number;
  key: string;
  /** JPEG. */
  cover: Uint8Array;
  /** LRC, for players that read no synced lyrics. */
  lrc?: string | undefined;
  /** Words with their times in milliseconds; a line feed goes before the first of a line, a space before others. */
  words?: readonly { text: string; time: number }[] | undefined;
}

const UTF8 = 3;
const FRONT_COVER = 3;
const MILLISECONDS = 2;
const LYRICS = 1;

/** A number as ID3v2.4 writes sizes: seven bits a byte. */
const synchsafe = (n: number) => Buffer.from([21, 14, 7, 0].map((shift) => (n >> shift) & 127));

function frame(id: string, ...parts: (Uint8Array | string | number)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === "number" ? Buffer.from([part]) : Buffer.from(part as string))),
  );
  return Buffer.concat([Buffer.from(id), synchsafe(body.length), Buffer.alloc(2), body]);
}

const text = (id: string, ...values: string[]) => frame(id, UTF8, values.join("\0"));

/** An ID3v2.4 tag, to be put before the frames of an MP3 (id3.org, "ID3 tag version 2.4.0 - Native Frames"). */
export function id3(tags: Tags): Buffer {
  const { title, artist, album, languages, tempo, key, cover, lrc, words } = tags;
  const language = languages[0] ?? "zxx";
  const times = (words ?? []).flatMap(({ text: word, time }) => {
    const stamp = Buffer.alloc(4);
    stamp.writeUInt32BE(Math.max(0, Math.round(time)));
    return [Buffer.from(`${word}\0`), stamp];
  });
  const frames = [
    text("TIT2", title),
    text("TPE1", artist),
    text("TALB", album),
    text("TLAN", ...(languages.length > 0 ? languages : ["zxx"])),
    text("TBPM", String(tempo)),
    text("TKEY", key),
    ...(words?.length ? [frame("SYLT", UTF8, language, MILLISECONDS, LYRICS, "\0", ...times)] : []),
    ...(lrc ? [frame("USLT", UTF8, language, "\0", lrc)] : []),
    frame("APIC", UTF8, "image/jpeg\0", FRONT_COVER, "\0", cover),
  ];
  const size = frames.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(size), ...frames]);
}
