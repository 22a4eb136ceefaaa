import { CoreError } from "../core-error.ts";
import { flag, number, object, text } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";

/** Tokens signed for others, and the keys to check them by. */
export const jwtRoutes: CoreRoutes = {
  "GET /.well-known/jwks.json": async ({ app, setHeader }) => {
    const { keys, maxAge } = await app.keys.publicKeys();
    setHeader("Cache-Control", `max-age=${maxAge}, must-revalidate`);
    return { keys };
  },

  "POST /recipe/jwt": async ({ app, body }) => {
    if (text(body, "algorithm").toUpperCase() !== "RS256") return { status: "UNSUPPORTED_ALGORITHM_ERROR" };
    const validity = number(body, "validity");
    if (validity <= 0) throw new CoreError(400, "validity must be greater than 0");
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: text(body, "jwksDomain"), ...object(body, "payload"), iat, exp: iat + Math.floor(validity) };
    return { status: "OK", jwt: await app.keys.sign(claims, { isStatic: flag(body, "useStaticSigningKey", true) }) };
  },
};
