import fc from "fast-check";
import type { JsonSchema } from "../../../server/src/service/openapi/json-schema.ts";
import { number, text } from "./hostile-texts.ts";

const BOUNDARY = "----fuzz";

export interface Part {
  name: string;
  filename?: string | undefined;
  content: string | Uint8Array;
}

/** A multipart form as it goes over the line. */
export function encodeForm(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, filename, content }) => {
    const quoted = (value: string) => `"${value.replace(/["\r\n\0]/g, "_")}"`;
    const file =
      filename === undefined ? "" : `; filename=${quoted(filename)}\r\nContent-Type: application/octet-stream`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=${quoted(name)}${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content as Uint8Array), Buffer.from("\r\n")];
  });
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

/** The header that goes with {@link encodeForm}. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const TYPES = [
  FORM_TYPE,
  FORM_TYPE,
  FORM_TYPE,
  FORM_TYPE,
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/x",
];
const ENDS = [`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, "", `--${BOUNDARY}`, "\r\n\r\n"];

/** Forms that mostly have a schema's fields and a file of some bytes, some of them broken. */
export function multipart({
  properties = {},
}: JsonSchema): fc.Arbitrary<{ headers: Record<string, string>; body: Buffer }> {
  const value = fc.oneof(text, number.map(String));
  const fields = Object.keys(properties).filter((name) => name !== "file");
  const known = fc.tuple(...fields.map((name) => value.map((content) => ({ name, content }))));
  const file = fc.record({
    name: fc.constantFrom("file", "file", "file", "x"),
    filename: text,
    content: fc.uint8Array({ maxLength: 300 }),
  });
  const others = fc.array(fc.record({ name: text, content: value }), { maxLength: 2 });
  return fc
    .tuple(known, fc.array(file, { maxLength: 2 }), others, fc.constantFrom(...TYPES), fc.constantFrom(...ENDS))
    .map(([some, files, more, type, end]) => ({
      headers: { "content-type": type },
      body: encodeForm([...some, ...more, ...files], end),
    }));
}
