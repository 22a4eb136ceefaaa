import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOVE_COUNT } from "../contract/moves.ts";
import type { ChoreographyDocument } from "./document.ts";
import { ChoreographyError } from "./errors.ts";
import { readStoredChoreography } from "./read-stored.ts";
import { readChoreography } from "./reader.ts";
import { writeChoreography } from "./writer.ts";

describe("readChoreography", () => {
  it("reads what a language model wrote around the document", () => {
    const text = 'Sure! Here it is:\n```json\n{"0.00": {"lyrics": "hello", "steps": [27, 19]}}\n```\nEnjoy.';
    expect(readChoreography(text)).toEqual({
      document: { "0.00": { lyrics: "hello", steps: [27, 19] } },
      warnings: [],
    });
  });

  it.each([
    ["a number", 5, [5]],
    ["numeric text", "5", [5]],
    ["underscore-joined text", "1_2_29", [1, 2, 29]],
    ["text with commas", "1, 2,3", [1, 2, 3]],
    ["a list of numbers and texts", [1, "2", "3_4"], [1, 2, 3, 4]],
    ["nothing", undefined, []],
  ])("reads steps given as %s", (_name, steps, expected) => {
    const { document, warnings } = readChoreography(JSON.stringify({ a: { lyrics: "la", steps } }));
    expect(document.a?.steps).toEqual(expected);
    expect(warnings).toEqual([]);
  });

  it("drops steps that do not exist, and says so", () => {
    const { document, warnings } = readChoreography(
      `{"a": {"lyrics": "", "steps": [0, ${MOVE_COUNT + 1}, 1.5, "x", 7, [8], null]}}`,
    );
    expect(document.a?.steps).toEqual([7]);
    expect(warnings).toEqual([
      `Segment "a" has steps that do not exist and were dropped: 0, ${MOVE_COUNT + 1}, 1.5, x, a nested list.`,
    ]);
  });

  it("keeps fields that are not ours and drops ours where they make no sense", () => {
    const { document, warnings } = readChoreography(
      '{"0": {"lyrics": 12, "steps": [1, 2], "mood": "happy", "start": -1, "at": [2, 1], "beats": "no", "style": "Tango"}}',
    );
    expect(document["0.00"]).toEqual({ lyrics: "12", steps: [1, 2], mood: "happy" });
    expect(warnings).toHaveLength(4);
  });

  it.each([
    ["energy", [0.5, 1.5]],
    ["energy", [0.5]],
    ["hits", [2, 1]],
    ["hits", "loud"],
    ["breaks", [[2, 1]]],
    [
      "breaks",
      [
        [1, 3],
        [2, 4],
      ],
    ],
    ["builds", [[1]]],
    ["variants", ["low"]],
    ["variants", ["low", 7]],
  ])("drops %s where it is %j", (field, value) => {
    const segment = { lyrics: "", steps: [1, 2], beats: [0, 1] };
    const { document, warnings } = readChoreography(JSON.stringify({ a: { ...segment, [field]: value } }));
    expect(document.a).toEqual(segment);
    expect(warnings).toEqual([`Segment "a" has a field "${field}" that was dropped.`]);
  });

  it("drops `at` together with a step, since the two no longer match", () => {
    const { document } = readChoreography('{"0": {"lyrics": "", "steps": [1, 99], "at": [0, 1]}}');
    expect(document["0.00"]).toEqual({ lyrics: "", steps: [1] });
  });

  it("puts keys that are times in order, whole numbers included", () => {
    const text = '{"12.48": {"lyrics": "c"}, "0.50": {"lyrics": "a"}, "3": {"lyrics": "b"}}';
    expect(Object.values(readChoreography(text).document).map(({ lyrics }) => lyrics)).toEqual(["a", "b", "c"]);
  });

  it("keeps the order of keys that are no times", () => {
    const text = '{"verse": {"lyrics": "a"}, "chorus": {"lyrics": "b"}}';
    expect(Object.keys(readChoreography(text).document)).toEqual(["verse", "chorus"]);
  });

  it.each(["", "no braces", "}{", "{", "{]}", '[{"a": 1}, {"b": 2}]', "{'a': 1}"])("refuses %j", (text) => {
    expect(() => readChoreography(text)).toThrow(ChoreographyError);
  });

  it("does not touch prototypes", () => {
    const { document } = readChoreography('{"__proto__": {"lyrics": "evil", "steps": [1], "__proto__": {"x": 1}}}');
    expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).lyrics).toBeUndefined();
  });

  it("never throws anything but its own error", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"0.00": ${json}}`),
        ),
        (text) => {
          try {
            const { document } = readChoreography(text);
            for (const segment of Object.values(document)) {
              expect(typeof segment.lyrics).toBe("string");
              expect(segment.steps.every((step) => Number.isInteger(step) && step >= 1 && step <= MOVE_COUNT)).toBe(
                true,
              );
            }
          } catch (error) {
            expect(error).toBeInstanceOf(ChoreographyError);
          }
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });

  it("reads back what the writer wrote", () => {
    const document: ChoreographyDocument = {
      "0.00": {
        lyrics: "one",
        steps: [1, 2],
        start: 0,
        end: 4,
        at: [0, 2],
        beats: [0, 1, 2, 3],
        energy: [0, 0.25, 0.5, 1],
        hits: [1.5],
        breaks: [[2, 2.5]],
        builds: [[0, 2]],
        style: "Salsa",
      },
      "4.00": { lyrics: "", steps: [27], start: 4, end: 8.125 },
    };
    expect(readChoreography(writeChoreography(document))).toEqual({ document, warnings: [] });
  });
});

describe("a stored text", () => {
  it.each(["", "I am sorry.", "{ broken", "[1, 2]"])("is an empty document where it is %j", (text) => {
    expect(readStoredChoreography(text)).toEqual({ document: {}, isReadable: false });
  });

  it("is read where it can be", () => {
    const document = { "0.00": { lyrics: "", steps: [1] } };
    expect(readStoredChoreography(JSON.stringify(document))).toEqual({ document, isReadable: true });
  });
});
