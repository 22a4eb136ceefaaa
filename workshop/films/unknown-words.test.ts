import { expect, it } from "vitest";
import { unknownWords } from "./unknown-words.ts";

const SOURCE = `
  <Button>SELECT</Button>
  <p>Read it
    once.</p>
  export const total = (seconds: number) => \`Total Length: \${seconds} seconds\`;
  const label = \`Share \${projectName}\`; <>COPY {label.toUpperCase()}</>; const link = "Link";
`;

it("knows what the product says, around numbers and names", () => {
  const words = [
    "SELECT",
    "Read it once.",
    "Total Length: 30 seconds",
    "Share gentle peacock",
    "COPY LINK",
    "0:12 / 0:30",
  ];
  expect(unknownWords(words, SOURCE, ["gentle peacock"])).toEqual([]);
});

it("finds what has another name now", () => {
  expect(unknownWords(["CHOOSE", "Total Size: 30 seconds", "Send gentle peacock"], SOURCE, ["gentle peacock"])).toEqual(
    ["CHOOSE", "Total Size: 30 seconds", "Send gentle peacock"],
  );
});
