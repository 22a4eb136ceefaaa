import { createTransport } from "nodemailer";

/** Sends plain text. Rejects when the mail server did not take it. */
export interface Mailer {
  send(mail: { to: string; subject: string; text: string; replyTo?: string }): Promise<void>;
}

/**
 * Mail by the server of `SMTP_URL`. Its errors name nobody: they are logged, and what mail servers answer quotes the
 * address that they refuse.
 * @param from Address of the sender.
 */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...mail });
      } catch (error) {
        throw new Error(`The mail server of SMTP_URL did not take a mail (${reasonOf(error)}).`);
      }
    },
  };
}

/** Nodemailer's code, the step of the protocol and the server's status: `EENVELOPE, RCPT TO, 550`. */
function reasonOf(error: unknown): string {
  const { code, command, responseCode, message } = error as Record<string, unknown>;
  // Before the connection stands, nobody's address has been spoken of.
  const parts = command === "CONN" ? [code, message] : [code, command, responseCode];
  return parts.filter((part) => part !== undefined).join(", ");
}
