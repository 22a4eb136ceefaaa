import * as z from "zod/mini";

/** GET /settings: what the site needs to know of the server's configuration, at run time. */
export const SettingsResponse = z.object({
  /** Which login providers have a client id and secret. */
  providers: z.object({ google: z.boolean(), github: z.boolean() }),
  /** Whether mail can be sent, hence whether a password can be reset. */
  passwordReset: z.boolean(),
  maxUploadMB: z.number(),
  maxProjects: z.number(),
  /** Absent where nothing is set up: the place says that it is not available. */
  androidAppUrl: z.optional(z.string()),
  contactEmail: z.optional(z.string()),
  demoVideoUrl: z.optional(z.string()),
  profileLinks: z.array(z.object({ label: z.string(), url: z.string() })),
});
export type SettingsResponse = z.infer<typeof SettingsResponse>;
