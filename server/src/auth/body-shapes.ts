import * as z from "zod/mini";

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

/** Whether a JSON body has the shape that a call of SuperTokens takes for granted, where it looks at none itself. */
export function hasShape(path: string, body: unknown): boolean {
  return SHAPES.every(([call, shape]) => !call.test(path) || shape.safeParse(body).success);
}
