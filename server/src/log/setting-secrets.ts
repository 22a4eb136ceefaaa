import type { Settings } from "../settings/settings.ts";

/** Shorter ones would be found in half of all words. */
const MIN_SECRET_LENGTH = 4;
const REDACTED = "[redacted]";

/** Takes the secrets of the settings out of a text. */
export type Redact = (text: string) => string;

/**
 * The passwords and keys of the settings, as they may turn up in the messages of drivers and services: as they were
 * given, and decoded where they stand in an address.
 */
export function secretsOf(settings: Settings): string[] {
  const { databaseUrl, smtpUrl, s3, supertokens, google, github, openai, metricsToken } = settings;
  const secrets = [
    ...[databaseUrl, smtpUrl].flatMap(passwordsOf),
    s3?.secretAccessKey,
    supertokens?.apiKey,
    google?.clientSecret,
    github?.clientSecret,
    openai?.apiKey,
    metricsToken,
  ];
  const known = secrets.filter(
    (secret): secret is string => secret !== undefined && secret.length >= MIN_SECRET_LENGTH,
  );
  // Longer ones first: one may be part of another.
  return [...new Set(known)].sort((a, b) => b.length - a.length);
}

/** A function that puts `[redacted]` in the place of each secret. */
export function createRedact(secrets: readonly string[]): Redact {
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
}

/** The password of an address, also one that stands in its query, as it is written and as it is meant. */
function passwordsOf(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return [];
  const { password, searchParams } = new URL(address);
  const written = /:\/\/[^:/?#@]*:([^/?#]*)@/.exec(address)?.[1];
  return [password, written, searchParams.get("password")]
    .filter((text): text is string => typeof text === "string")
    .flatMap((text) => [text, decoded(text)]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
