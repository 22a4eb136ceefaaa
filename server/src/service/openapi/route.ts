import Router from "@koa/router";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../../calls/serve.ts";
import { openApiDocument } from "./document.ts";

/** GET /openapi.json: the contract, generated from the schemas that requests are checked with. */
export function openApiRoute(): Router {
  const document = openApiDocument();
  const router = new Router();
  serve(router, calls.openApi, () => document);
  return router;
}
