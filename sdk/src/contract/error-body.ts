import * as z from "zod/mini";

/**
 * A field of a request that is wrong. `path` is its name, as `title`, or as `cast.looks.0` within others; empty for the
 * whole body. `message` says in English what is wanted, and repeats nothing that was sent.
 */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every answer that is an error. */
export const ApiErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.array(FieldError)),
});
export type ApiErrorBody = z.infer<typeof ApiErrorBody>;
