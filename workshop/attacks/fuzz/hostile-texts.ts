import fc from "fast-check";

/**
 * Names of what the fuzzer knows of the product's state; they are replaced when a request is sent, so that requests can
 * be made up from a seed alone.
 */
const PLACEHOLDERS = ["uid", "otherUid", "project", "publicProject", "otherProject", "song", "email"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const known = fc.constantFrom(...PLACEHOLDERS.map((name) => `{{${name}}}`));

const NASTY = [
  "",
  " ",
  "\0",
  "a\0b",
  "\n",
  "\r\nX-Injected: 1",
  "%",
  "%00",
  "%zz",
  "%2e%2e%2f",
  "../../../../etc/passwd",
  "..\\..\\",
  "nataraj-",
  `nataraj-${"0".repeat(32)}`,
  "0".repeat(32),
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "9007199254740993",
  "true",
  "__proto__",
  "constructor",
  "toString",
  "' OR 1=1 --",
  '"; DROP TABLE st_users; --',
  "$1",
  "?",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "http://[",
  "http://127.0.0.1:1/",
  "file:///etc/passwd",
  "http://localhost:4000/project/{{publicProject}}",
  "Salsa, ",
  "Salsa, Ballet, ",
  "0.00",
  "public",
  "private",
  "a@b.c",
  "x@example.org",
  "correct horse 7",
  '{"0.00":{"lyrics":"","steps":[1]}}',
  '{"0.00":{"lyrics":"x","steps":[1,29]},"__proto__":{"steps":[1]}}',
  '{"1e999":{"steps":[-1]}}',
  "[]",
  "{}",
  "\ud800",
  "\u202e\u2066",
  "नटराज ♪ 🕺",
  "i\u0307",
  "a".repeat(255),
  "a".repeat(256),
  "a".repeat(5_000),
  "é".repeat(3_000),
  "a@".repeat(3_000),
  `{"a":`.repeat(500),
  `{"0.00":{"steps":[1],"x":${"[".repeat(3_000)}${"]".repeat(3_000)}}}`,
];

/** Texts that have broken servers before, texts of the product, and any other. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 5, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 400 }) },
);

/** Numbers at the edges of what formats and databases hold. */
export const number: fc.Arbitrary<number | null> = fc.oneof(
  fc.constantFrom(0, 1, 2, -1, 1.5, 1000, 2000, 60_000, 60_001, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, null),
  fc.double(),
  fc.integer(),
);

/** Any JSON value, some of them deep or wide. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  number,
  fc.constantFrom(true, false, null, [], {}, [[]], [null], JSON.parse("[".repeat(3_000) + "]".repeat(3_000))),
  fc.dictionary(text, fc.oneof(text, number), { maxKeys: 5 }),
);
