const TAG = /^@(param|returns|throws|example|see|default)\b[ \t]*/;

/** The text of a doc comment as Markdown: what it takes, answers and throws as a list, examples as blocks of code. */
export function docMarkdown(doc: string): string {
  const [text = "", ...tags] = blocksOf(doc);
  const points = tags.filter((tag) => !tag.startsWith("@example")).map(pointOf);
  const examples = tags.filter((tag) => tag.startsWith("@example")).map(exampleOf);
  return [text.trim(), points.join("\n"), ...examples]
    .filter((part) => part !== "")
    .map((part) => part.replaceAll(/\{@link ([^}]+)\}/g, "`$1`"))
    .join("\n\n");
}

/** The text before the first tag, and each tag with what belongs to it. Inside of code nothing is a tag. */
function blocksOf(doc: string): string[] {
  const blocks = [""];
  let isCode = false;
  for (const line of doc.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && TAG.test(line)) blocks.push(line);
    else blocks.push(`${blocks.pop()}\n${line}`);
  }
  return blocks;
}

function pointOf(block: string): string {
  const [, tag = ""] = TAG.exec(block) ?? [];
  const words = block.replace(TAG, "").replaceAll(/\s+/g, " ").trim();
  if (tag === "param") return words.replace(/^([\w.]+)\s*(?:-\s*)?(.*)$/, "- `$1`: $2");
  if (tag === "throws") return words.replace(/^(?:\{(\w+)\}\s*)?(.*)$/, (_, type, why) => said("Throws", type, why));
  if (tag === "default") return `- Default: ${words}`;
  return tag === "see" ? `- See ${words}` : `- Returns: ${words}`;
}

const said = (what: string, type: string | undefined, why: string) =>
  `- ${what}${type ? ` \`${type}\`` : ""}${why ? `: ${why}` : ""}`;

function exampleOf(block: string): string {
  const code = block.replace(TAG, "").trim();
  return code.includes("```") ? code : `\`\`\`tsx\n${code}\n\`\`\``;
}
