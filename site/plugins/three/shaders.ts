/**
 * A shader's text without comments, indentation and empty lines, as three's own build has it. What is left on a line
 * stays as it is: materials are patched by replacing parts of lines.
 */
export function shortGlsl(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\/\/.*$/gm, "")
    .replace(/^[ \t]+|[ \t\r]+$/gm, "")
    .replace(/\n{2,}/g, "\n");
}

/** The shaders of a module's code, which three marks, in short. */
export function shortenShaders(code: string): string {
  return code.replace(/(\/\* glsl \*\/\s*)`([^`\\]*)`/g, (whole, mark: string, text: string) =>
    text.includes("${") ? whole : `${mark}\`${shortGlsl(text)}\``,
  );
}
