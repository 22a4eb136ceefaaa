import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The codes that were given and have not been redeemed, each with the address that it was given for. */
export type Codes = Map<string, string>;

/** How a double's own pages behave. */
export interface ConsentPage {
  /** Whether the person is asked; else permission is given at once. */
  asks: boolean;
  /** Whether the pages cut off whoever opened them, as some providers' do (Cross-Origin-Opener-Policy). */
  cutsOpener: boolean;
}

/**
 * Answers an authorisation request (RFC 6749, 4.1.1): with a page that has the links "Allow" and "Cancel", or by going
 * straight back with a code.
 */
export function answerAuthorisation(
  response: ServerResponse,
  { request, codes, page, name }: { request: URL; codes: Codes; page: ConsentPage; name: string },
): void {
  const code = randomUUID();
  codes.set(code, request.searchParams.get("redirect_uri") ?? "");
  const back = (result: Record<string, string>): string => {
    const address = new URL(request.searchParams.get("redirect_uri") ?? "");
    for (const [key, value] of Object.entries(result)) address.searchParams.set(key, value);
    address.searchParams.set("state", request.searchParams.get("state") ?? "");
    return address.href;
  };
  if (!page.asks) {
    response.writeHead(302, { location: back({ code }) }).end();
    return;
  }
  const link = (text: string, address: string) => `<p><a href="${address.replaceAll("&", "&amp;")}">${text}</a></p>`;
  response
    .writeHead(200, {
      "content-type": "text/html",
      ...(page.cutsOpener && { "cross-origin-opener-policy": "same-origin" }),
    })
    .end(
      `<!doctype html><title>${name}</title><h1>Log in to Nataraj with ${name}?</h1>` +
        link("Allow", back({ code })) +
        link("Cancel", back({ error: "access_denied" })),
    );
}

/** The fields of a token request's form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/**
 * Whether a token request (RFC 6749, 4.1.3) is one for the code that this client was given for this address, and the
 * first: a code serves once.
 */
export function redeem(
  codes: Codes,
  form: URLSearchParams,
  client: { clientId: string; clientSecret: string },
): boolean {
  const code = form.get("code") ?? "";
  const given = codes.get(code);
  codes.delete(code);
  return (
    given !== undefined &&
    given === form.get("redirect_uri") &&
    form.get("client_id") === client.clientId &&
    form.get("client_secret") === client.clientSecret
  );
}
