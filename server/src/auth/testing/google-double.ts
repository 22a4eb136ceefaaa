import { createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GoogleClient } from "../../settings/auth-settings.ts";
import { answerAuthorisation, type Codes, type ConsentPage, readForm, redeem } from "./consent.ts";

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

/** A loopback OpenID Connect issuer that logs `person` in, without asking unless `page` says so. */
export interface GoogleDouble {
  client: Required<GoogleClient>;
  person: GooglePerson;
  page: ConsentPage;
  /** Makes the exchange of codes fail. */
  refuses: boolean;
  stop(): Promise<void>;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

export async function startGoogleDouble(): Promise<GoogleDouble> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = {
    ...createPublicKey(publicKey.export({ type: "spki", format: "pem" })).export({ format: "jwk" }),
    kid: "k1",
  };
  const codes: Codes = new Map();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", double.client.issuer);
    const json = (body: object, status = 200): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const { issuer, clientId } = double.client;
    if (url.pathname === "/.well-known/openid-configuration") {
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
      });
    } else if (url.pathname === "/jwks") {
      json({ keys: [{ ...jwk, alg: "RS256", use: "sig" }] });
    } else if (url.pathname === "/authorize") {
      answerAuthorisation(response, { request: url, codes, page: double.page, name: "Google" });
    } else if (url.pathname === "/token") {
      const isGood = redeem(codes, await readForm(request), double.client);
      if (double.refuses || !isGood) return json({ error: "invalid_grant" }, 400);
      const now = Math.floor(Date.now() / 1000);
      const claims = { ...double.person, iss: issuer, aud: clientId, iat: now, exp: now + 600 };
      const content = `${encode({ alg: "RS256", kid: "k1", typ: "JWT" })}.${encode(claims)}`;
      const id_token = `${content}.${sign("RSA-SHA256", Buffer.from(content), privateKey).toString("base64url")}`;
      json({ access_token: "google-token", token_type: "Bearer", expires_in: 600, id_token });
    } else if (url.pathname === "/userinfo") {
      json(double.person);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: GoogleDouble = {
    client: { clientId: "google-id", clientSecret: "google-secret", issuer },
    person: { sub: "g-1", email: "pat@example.com", email_verified: true },
    page: { asks: false, cutsOpener: false },
    refuses: false,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}
