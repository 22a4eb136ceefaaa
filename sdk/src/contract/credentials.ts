import { MAX_EMAIL, PASSWORD_LENGTH } from "./limits.ts";
import { TEXTS } from "./texts.ts";

/** Words with dots between them, @, a domain. Linear in the length of the text. */
const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:".]+(?:\.[^\s\p{Cc}@<>()[\]\\,;:".]+)*@(?:[a-z\d-]+\.)+[a-z]{2,}$/iu;

/** What is wrong with the fields of an account that is to be made; empty when nothing is. */
export interface CredentialErrors {
  email?: string;
  password?: string;
}

/** Why an e-mail address cannot be one, as a sentence; undefined for one that may be. Spaces around it do not count. */
export function refuseEmail(text: string): string | undefined {
  const email = text.trim();
  return email.length <= MAX_EMAIL && ADDRESS.test(email) ? undefined : TEXTS.account.emailInvalid;
}

/** Why a password is not accepted, as a sentence; undefined for one that is. */
export function refusePassword(password: string): string | undefined {
  const { least, most } = PASSWORD_LENGTH;
  const fits = password.length >= least && password.length <= most;
  return fits && /\p{L}/u.test(password) && /\d/.test(password) ? undefined : TEXTS.account.passwordRule;
}

/** Both fields of a new account. */
export function checkCredentials({ email, password }: { email: string; password: string }): CredentialErrors {
  const errors = { email: refuseEmail(email), password: refusePassword(password) };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
