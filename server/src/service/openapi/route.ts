import Router from "@koa/router";
import { anyOrigin } from "../../http/any-origin.ts";
import { openApiDocument } from "./document.ts";

/** GET /openapi.json: the contract, generated from the schemas that requests are checked with. */
export function openApiRoute(): Router {
  const document = openApiDocument();
  const router = new Router();
  router.get("/openapi.json", anyOrigin, (ctx) => {
    ctx.body = document;
  });
  return router;
}
