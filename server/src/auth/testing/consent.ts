import type { ServerResponse } from "node:http";

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
  { request, code, page, name }: { request: URL; code: string; page: ConsentPage; name: string },
): void {
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
