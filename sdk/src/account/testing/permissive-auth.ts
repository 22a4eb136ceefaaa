import { vi } from "vitest";
import type { AuthProvider } from "../auth-provider.ts";

/** Accounts that let everybody in, unless the test says otherwise. */
export function permissiveAuth(change: Partial<AuthProvider> = {}) {
  return {
    signUp: vi.fn(async () => "uid"),
    signIn: vi.fn(async () => "uid"),
    signInWith: vi.fn(async () => "uid"),
    signOut: vi.fn(async () => undefined),
    ...change,
  };
}

/** A server that takes everything. */
export function permissiveServer() {
  return { createUserData: vi.fn(async () => undefined), updateProfile: vi.fn(async () => undefined) };
}
