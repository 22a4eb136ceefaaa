import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server on loopback that keeps what it is sent. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** The letters as they came, headers and all. */
  mails: { to: string[]; text: string }[];
  /** Resolves with the letter of a number, the first being 0, once it is there. */
  waitForMail(number: number): Promise<{ to: string[]; text: string }>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const letters: MailServer["mails"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      letters.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: letters,
    async waitForMail(number) {
      for (let tries = 0; tries < 1_200; tries++) {
        const letter = letters[number];
        if (letter) return letter;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No letter ${number} came.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The address in a letter, whose lines are folded as quoted-printable folds them (RFC 2045, 6.7). */
export function linkIn({ text }: { text: string }): string {
  const plain = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const link = /https?:\S+/.exec(plain)?.[0];
  if (!link) throw new Error(`There is no link in:\n${text}`);
  return link;
}
