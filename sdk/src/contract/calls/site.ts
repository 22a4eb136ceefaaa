import { ContactRequest } from "../contact.ts";
import { SettingsResponse } from "../settings.ts";
import { type Call, route } from "./call.ts";
import { AnyObject } from "./plain-schemas.ts";

/** What pages need to know of the server's configuration. */
export const settingsRoute = route("GET", "/settings", "anyone", SettingsResponse);
export const settings = {
  route: settingsRoute,
  tag: "Site",
  summary: "What is set up on this server",
  names: { answer: "Settings" },
} as const satisfies Call;

/** The contact form. */
export const contactUsRoute = route("POST", "/contactus", "anyone");
export const contactUs = {
  route: contactUsRoute,
  tag: "Site",
  summary: "Sends a message to the operator",
  json: ContactRequest,
  invalid: "invalid_contact",
  names: { body: "Contact" },
  example: { email: "ann@example.org", text: "How long may a song be?" },
  errors: ["invalid_contact"],
} as const satisfies Call;

/** As https://oembed.com has it, in JSON. */
export const oEmbed = {
  route: { method: "GET", path: "/oembed", access: "anyone", answer: AnyObject },
  tag: "Site",
  summary: "How to embed a public project",
  parameters: [
    {
      name: "url",
      in: "query",
      required: true,
      description: "The address of the project's page or player",
      schema: { type: "string", format: "uri" },
    },
    { name: "maxwidth", in: "query", description: "Pixels", schema: { type: "integer", minimum: 1 } },
    { name: "maxheight", in: "query", description: "Pixels", schema: { type: "integer", minimum: 1 } },
    { name: "format", in: "query", description: "There is one", schema: { type: "string", enum: ["json"] } },
  ],
  errors: ["invalid_request", "unsupported_format", "project_not_found", "unauthenticated"],
} as const satisfies Call;

/** The API as OpenAPI 3.1. */
export const openApi = {
  route: { method: "GET", path: "/openapi.json", access: "anyone", answer: AnyObject },
  tag: "Site",
  summary: "This document",
} as const satisfies Call;
