/** Entries that have machines, or show the state of one: their types need xstate's. The READMEs name them. */
export const WITH_MACHINES: readonly string[] = [
  ...["", "/practice", "/testing"].map((entry) => `@nataraj/sdk${entry}`),
  ...["", "/create", "/dashboard", "/editing", "/home", "/lyrics", "/player", "/practice", "/trimmer"].map(
    (entry) => `@nataraj/ui${entry}`,
  ),
];
