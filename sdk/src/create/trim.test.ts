import { describe, expect, it } from "vitest";
import { beginTrim, changeTrim, isPresetPossible, type Trim, trimLength, trimLengthSeconds } from "./trim.ts";

const SONG: Trim = { duration: 200_000, start: 10_000, end: 25_010, preset: "custom" };

describe("the trim of a song", () => {
  it("begins at its start with the longest range that a project may use, on custom", () => {
    expect(beginTrim(200_000.7)).toEqual({ duration: 200_000, start: 0, end: 60_000, preset: "custom" });
    expect(beginTrim(12_345)).toEqual({ duration: 12_345, start: 0, end: 12_345, preset: "custom" });
    expect(beginTrim(Number.NaN).end).toBe(0);
  });

  it("has a length in seconds with as many decimals as there are", () => {
    expect(trimLength(SONG)).toBe(15_010);
    expect(trimLengthSeconds(SONG)).toBe(15.01);
    expect(trimLengthSeconds({ start: 0, end: 60_000 })).toBe(60);
  });
});

describe("presets", () => {
  it("set the end 30000 and 60000 ms after the start", () => {
    expect(changeTrim(SONG, { type: "CHOOSE_PRESET", preset: "30 seconds" })).toEqual({
      duration: 200_000,
      start: 10_000,
      end: 40_000,
      preset: "30 seconds",
    });
    expect(changeTrim(SONG, { type: "CHOOSE_PRESET", preset: "1 minute" }).end).toBe(70_000);
  });

  it("leave the range alone on custom", () => {
    const minute = changeTrim(SONG, { type: "CHOOSE_PRESET", preset: "1 minute" });
    expect(changeTrim(minute, { type: "CHOOSE_PRESET", preset: "custom" })).toEqual({ ...minute, preset: "custom" });
  });

  it("move the start back where the end would pass the song's", () => {
    const late: Trim = { duration: 65_000, start: 40_000, end: 64_000, preset: "custom" };
    expect(changeTrim(late, { type: "CHOOSE_PRESET", preset: "1 minute" })).toEqual({
      duration: 65_000,
      start: 5_000,
      end: 65_000,
      preset: "1 minute",
    });
  });

  it("are not possible in a song that is shorter, and then change nothing", () => {
    const short = beginTrim(29_999);
    expect(isPresetPossible("30 seconds", short.duration)).toBe(false);
    expect(isPresetPossible("30 seconds", 30_000)).toBe(true);
    expect(isPresetPossible("custom", 0)).toBe(true);
    expect(changeTrim(short, { type: "CHOOSE_PRESET", preset: "30 seconds" })).toBe(short);
  });

  it("switch to custom when the length is no multiple of 30 ms, and only then", () => {
    const half = changeTrim(SONG, { type: "CHOOSE_PRESET", preset: "30 seconds" });
    const select = (end: number) => changeTrim(half, { type: "SELECT_RANGE", start: half.start, end }).preset;
    expect(select(half.end + 10)).toBe("custom");
    expect(select(half.end - 29)).toBe("custom");
    expect(select(half.end - 30)).toBe("30 seconds");
    const moved = changeTrim(half, { type: "SELECT_RANGE", start: 77_777, end: 107_777 });
    expect(moved.preset).toBe("30 seconds");
  });
});

describe("selecting a range", () => {
  it("stays inside the song, in whole milliseconds", () => {
    expect(changeTrim(SONG, { type: "SELECT_RANGE", start: -5, end: 999_999 })).toMatchObject({
      start: 0,
      end: 200_000,
    });
    expect(changeTrim(SONG, { type: "SELECT_RANGE", start: 10.4, end: 5_000.6 })).toMatchObject({
      start: 10,
      end: 5_001,
    });
  });

  it("may be longer than a minute: NEXT says that it is too long", () => {
    expect(trimLength(changeTrim(SONG, { type: "SELECT_RANGE", start: 0, end: 90_000 }))).toBe(90_000);
  });

  it("is at least a second: the side that moved gives way", () => {
    expect(changeTrim(SONG, { type: "SELECT_RANGE", start: 25_000, end: SONG.end })).toMatchObject({
      start: 24_010,
      end: 25_010,
    });
    expect(changeTrim(SONG, { type: "SELECT_RANGE", start: SONG.start, end: 1 })).toMatchObject({
      start: 10_000,
      end: 11_000,
    });
    expect(changeTrim(SONG, { type: "SELECT_RANGE", start: 200_000, end: 199_999 })).toMatchObject({
      start: 199_000,
      end: 200_000,
    });
  });

  it("takes a song shorter than a second whole", () => {
    expect(changeTrim(beginTrim(400), { type: "SELECT_RANGE", start: 100, end: 200 })).toMatchObject({
      start: 0,
      end: 400,
    });
  });

  it("ignores texts that are no numbers", () => {
    expect(changeTrim(SONG, { type: "SELECT_RANGE", start: Number.NaN, end: 5 })).toBe(SONG);
  });
});
