/** Checks at the start, and later for its health, that a SuperTokens core answers. */
import type { CoreConnection } from "./core/start.ts";

/** The version of the Core Driver Interface that supertokens-node 24 speaks. */
const CDI_VERSION = "5.4";
const TIMEOUT_MS = 5000;

/**
 * Checks that a SuperTokens core answers, accepts the key and is new enough.
 *
 * @param core.connectionURI address of the core; several are separated by semicolons, of which one has to answer.
 * @throws {Error} with a sentence for the operator.
 */
export async function reachCore(core: { connectionURI: string; apiKey?: string }): Promise<CoreConnection> {
  const { connectionURI, apiKey } = core;
  const hosts = hostsOf(connectionURI);
  const [host, versions] = await Promise.any(
    hosts.map(async (one) => [one, await ask(one, "/apiversion", apiKey)] as const),
  ).catch((error: AggregateError) => {
    const reasons = error.errors.map((reason: unknown) => (reason instanceof Error ? reason.message : reason));
    const message = `The SuperTokens core of SUPERTOKENS_CONNECTION_URI (${connectionURI}) does not answer: ${reasons.join(" ")}`;
    throw new Error(message, { cause: error });
  });
  const spoken = (versions.body as { versions?: string[] } | undefined)?.versions ?? [];
  if (versions.status === 200 && !spoken.includes(CDI_VERSION)) {
    throw new Error(
      `The SuperTokens core of SUPERTOKENS_CONNECTION_URI (${host}) does not speak version ${CDI_VERSION} of its interface. Please use core 11.3 or newer.`,
    );
  }
  const tenant = versions.status === 200 ? await ask(host, "/public/recipe/multitenancy/tenant/v2", apiKey) : versions;
  if (tenant.status === 401) {
    throw new Error(`The SuperTokens core of SUPERTOKENS_CONNECTION_URI (${host}) refuses SUPERTOKENS_API_KEY.`);
  }
  if (tenant.status !== 200) {
    throw new Error(
      `The SuperTokens core of SUPERTOKENS_CONNECTION_URI (${host}) answers with status ${tenant.status}.`,
    );
  }
  return { ...core, canLink: await canLink(host, apiKey), close: async () => undefined };
}

/**
 * Asks a core whether it works. A real one looks at its own database for it.
 * @throws {Error} when none of its addresses answers well.
 */
export async function askCore(connectionURI: string): Promise<void> {
  await Promise.any(
    hostsOf(connectionURI).map(async (host) => {
      const { ok, status } = await fetch(`${host}/hello`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!ok) throw new Error(`The SuperTokens core (${host}) answers with status ${status}.`);
    }),
  );
}

function hostsOf(connectionURI: string): string[] {
  return connectionURI.split(";").map((host) => host.trim().replace(/\/$/, ""));
}

/** Linking is a feature that a core has only with a licence. */
async function canLink(host: string, apiKey: string | undefined): Promise<boolean> {
  const { status, body } = await ask(host, "/ee/featureflag", apiKey);
  const features = (body as { features?: string[] } | undefined)?.features ?? [];
  return status === 200 && features.includes("account_linking");
}

async function ask(host: string, path: string, apiKey: string | undefined): Promise<{ status: number; body: unknown }> {
  const headers: Record<string, string> = path.startsWith("/public") ? { "cdi-version": CDI_VERSION } : {};
  if (apiKey !== undefined) headers["api-key"] = apiKey;
  const response = await fetch(`${host}${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
