import * as z from "zod/mini";
import { validate } from "../http/validate.ts";

/** A login at a provider: what the provider's page came back with, or the tokens that an app of ours has got there. */
const SignInUp = z.object({
  thirdPartyId: z.string(),
  clientType: z.optional(z.string()),
  redirectURIInfo: z.optional(
    z.object({
      redirectURIOnProviderDashboard: z.string(),
      redirectURIQueryParams: z.record(z.string(), z.string()),
      pkceCodeVerifier: z.optional(z.string()),
    }),
  ),
  oAuthTokens: z.optional(z.record(z.string(), z.string())),
});

const SHAPES: readonly [path: RegExp, shape: z.ZodMiniType][] = [[/\/signinup\/?$/, SignInUp]];

/**
 * Refuses a JSON body without the shape that a call of SuperTokens takes for granted, where it looks at none itself.
 * @throws {ApiError} invalid_request
 */
export function checkShape(path: string, body: unknown): void {
  for (const [call, shape] of SHAPES) if (call.test(path)) validate(shape, body);
}
