import { createTransport } from "nodemailer";

/** Sends plain text. Rejects when the mail server did not take it. */
export interface Mailer {
  send(mail: { to: string; subject: string; text: string; replyTo?: string }): Promise<void>;
}

/**
 * Mail by the server of `SMTP_URL`.
 * @param from Address of the sender.
 */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
