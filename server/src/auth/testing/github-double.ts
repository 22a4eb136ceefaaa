import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GitHubClient } from "../../settings/auth-settings.ts";
import { answerAuthorisation, type Codes, type ConsentPage, readForm, redeem } from "./consent.ts";

export interface GitHubPerson {
  id: number;
  name?: string;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

/** A loopback GitHub that logs `person` in, without asking unless `page` says so. */
export interface GitHubDouble {
  client: Required<GitHubClient>;
  person: GitHubPerson;
  page: ConsentPage;
  /** The application that the tokens were issued to. */
  tokenOwner: string;
  stop(): Promise<void>;
}

export async function startGitHubDouble(): Promise<GitHubDouble> {
  const codes: Codes = new Map();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", double.client.webUrl);
    const json = (body: object): void => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const hasToken = request.headers.authorization === "Bearer github-token";
    if (url.pathname === "/login/oauth/authorize") {
      answerAuthorisation(response, { request: url, codes, page: double.page, name: "GitHub" });
    } else if (url.pathname === "/login/oauth/access_token") {
      // GitHub says so with a 200.
      const isGood = redeem(codes, await readForm(request), double.client);
      if (!isGood) return json({ error: "bad_verification_code" });
      json({ access_token: "github-token", token_type: "bearer", scope: "read:user,user:email" });
    } else if (url.pathname === `/applications/${double.client.clientId}/token`) {
      json({ app: { client_id: double.tokenOwner } });
    } else if (url.pathname === "/user" && hasToken) {
      json({ id: double.person.id, login: "octo", name: double.person.name ?? null });
    } else if (url.pathname === "/user/emails" && hasToken) {
      json(double.person.emails);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: GitHubDouble = {
    client: { clientId: "github-id", clientSecret: "github-secret", webUrl: url, apiUrl: url },
    person: { id: 77, emails: [{ email: "octo@example.com", primary: true, verified: true }] },
    page: { asks: false, cutsOpener: false },
    tokenOwner: "github-id",
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}
