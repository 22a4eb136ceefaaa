import { randomUUID } from "node:crypto";
import type Router from "@koa/router";
import * as calls from "@nataraj/sdk/contract/calls";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { serve } from "../calls/serve.ts";
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
export function contactRoutes(router: Router, { knex, limit, mail, logger }: ContactDependencies): void {
  serve(router, calls.contactUs, async (ctx, { body: { email, text } }) => {
    const giveBack = await limit.take(ctx, email);
    const message = { id: randomUUID(), email: email.toLowerCase(), text: text.replaceAll("\0", "") };
    try {
      await knex("contact_messages").insert({ ...message, created_at: Date.now() });
    } catch (error) {
      await giveBack();
      throw error;
    }
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
}
