import { hash, verify } from "@node-rs/argon2";

let decoy: Promise<string> | undefined;

/**
 * Hashes a password with argon2id in the PHC text form, which a real core imports as it is. The password is taken byte
 * for byte: a real core does not normalise it either.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Whether a password belongs to a hash. Without a hash it takes as long as with one, so that the time does not tell
 * whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (stored) return verify(stored, password);
  decoy ??= hashPassword("nobody's password");
  await verify(await decoy, password);
  return false;
}
