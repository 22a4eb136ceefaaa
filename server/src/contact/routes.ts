import { randomUUID } from "node:crypto";
import Router from "@koa/router";
import { ContactRequest } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { readJson, validate } from "../http/validate.ts";
import type { ContactLimit } from "./contact-limit.ts";
import type { Mailer } from "./mailer.ts";

export interface ContactDependencies {
  knex: Knex;
  limit: ContactLimit;
  /** Absent: messages are only kept in the database. */
  mail?: { mailer: Mailer; to: string } | undefined;
  logger: Logger;
}

/** POST /contactus. The message is kept first, then mailed; a mail server that is away loses nothing. */
export function contactRoutes({ knex, limit, mail, logger }: ContactDependencies): Router {
  const router = new Router();
  router.post("/contactus", readJson(), async (ctx) => {
    const { email, text } = validate(ContactRequest, ctx.request.body, "invalid_contact");
    const giveBack = await limit.take(ctx, email);
    const message = { id: randomUUID(), email: email.toLowerCase(), text: text.replaceAll("\0", "") };
    try {
      await knex("contact_messages").insert({ ...message, created_at: Date.now() });
    } catch (error) {
      await giveBack();
      throw error;
    }
    ctx.body = { status: "OK" };
    // Not awaited: the person has been heard, and the form gives up after ten seconds.
    if (mail) forward(message, mail).catch((err) => logger.error({ err, message: message.id }, "mail not sent"));
  });

  async function forward(
    message: { id: string; email: string; text: string },
    { mailer, to }: NonNullable<typeof mail>,
  ) {
    await mailer.send({ to, subject: "Message from the contact form", text: message.text, replyTo: message.email });
    await knex("contact_messages").where({ id: message.id }).update({ mailed_at: Date.now() });
  }
  return router;
}
