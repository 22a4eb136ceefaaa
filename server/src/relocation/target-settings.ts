import { UsageError } from "../errors/operator-error.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { S3Settings } from "../settings/settings.ts";

/**
 * What an installation gets its database and its files by after it was copied.
 * @param s3 `https://HOST/BUCKET`, or `s3://BUCKET` for Amazon's; its keys are among the variables.
 * @throws {UsageError}
 * @throws {SettingsError} naming what is wrong, or what is absent beside a bucket.
 */
export function targetSettings(
  { to, s3 }: { to: string; s3: string | undefined },
  variables: NodeJS.ProcessEnv,
  base: string,
): { databaseUrl: string; s3: S3Settings | undefined } {
  const bucket = s3 === undefined ? {} : readBucket(s3);
  const none = { S3_BUCKET: undefined, S3_ENDPOINT: undefined };
  const settings = readSettings({ ...variables, ...none, ...bucket, DATABASE_URL: to }, base);
  return { databaseUrl: to, s3: settings.s3 };
}

function readBucket(address: string): { S3_BUCKET: string; S3_ENDPOINT?: string } {
  const wrong = new UsageError("--s3 is an address like https://HOST/BUCKET, or s3://BUCKET for Amazon's.");
  if (!URL.canParse(address)) throw wrong;
  const { protocol, host, origin, pathname } = new URL(address);
  const path = pathname.replace(/^\/|\/$/g, "");
  if (protocol === "s3:" && host !== "" && path === "") return { S3_BUCKET: host };
  if (!/^https?:$/.test(protocol) || path === "" || path.includes("/")) throw wrong;
  return { S3_BUCKET: decodeURIComponent(path), S3_ENDPOINT: origin };
}
