import * as z from "zod/mini";

/** What the model answers with: for each phrase its moves, each with the counts that it takes and how it is done. */
export const Answer = z.object({
  phrases: z.array(
    z.object({
      index: z.number(),
      moves: z.array(z.object({ move: z.number(), counts: z.number(), variant: z.optional(z.nullable(z.string())) })),
    }),
  ),
});
export type Answer = z.infer<typeof Answer>;

/** The same as a JSON schema, in the subset that structured output accepts. */
export const ANSWER_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["phrases"],
  properties: {
    phrases: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["index", "moves"],
        properties: {
          index: { type: "integer" },
          moves: {
            type: "array",
            items: {
              type: "object",
              additionalProperties: false,
              required: ["move", "counts", "variant"],
              properties: {
                move: { type: "integer" },
                counts: { type: "integer", enum: [2, 4, 6, 8, 12] },
                variant: { type: "string" },
              },
            },
          },
        },
      },
    },
  },
} as const;

/**
 * Reads an answer, from the first `{` to the last `}`: servers without structured output wrap it in prose.
 * @throws {SyntaxError | z.core.$ZodError} when it is no answer.
 */
export function readAnswer(text: string): Answer {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return Answer.parse(JSON.parse(json));
}
