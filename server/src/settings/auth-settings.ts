/** A client registered at a login provider. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** Google, or another OpenID Connect issuer in its place. */
export interface GoogleClient extends OAuthClient {
  /** Address of the issuer, default `https://accounts.google.com`. */
  issuer?: string;
}

/** GitHub, or a GitHub Enterprise server in its place. */
export interface GitHubClient extends OAuthClient {
  /** Address of the pages people log in on, default `https://github.com`. */
  webUrl?: string;
  /** Address of the API, default `https://api.github.com`. */
  apiUrl?: string;
}

/** Sends plain-text mail; rejects when the mail could not be handed over. */
export interface Mailer {
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}

/** How many tries are allowed in a window of time, and how long one has to wait beyond them. */
export interface RateLimit {
  tries: number;
  /** Seconds. */
  window: number;
}

/** The limits on the calls that anyone may try. "Email": of one account, by all devices that it does not know. */
export interface AuthRateLimits {
  signInPerIp: RateLimit;
  signInPerDevice: RateLimit;
  signInPerEmailAndIp: RateLimit;
  signInPerEmail: RateLimit;
  /** Tries of the old password when a signed-in user changes it. */
  passwordPerSession: RateLimit;
  signUpPerIp: RateLimit;
  resetPerIp: RateLimit;
  resetPerDevice: RateLimit;
  resetPerEmailAndIp: RateLimit;
  resetPerEmail: RateLimit;
}

/** What the accounts need to know of the server's settings. */
export interface AuthSettings {
  /** Address of site and API as people type it, without a path. */
  publicUrl: string;
  /** A SuperTokens core to use instead of the embedded one. */
  supertokens?: { connectionURI: string; apiKey?: string };
  google?: GoogleClient;
  github?: GitHubClient;
  /** Absent: passwords cannot be reset by mail. */
  mailer?: Mailer;
  /** Instead of the built-in limits. */
  rateLimits?: Partial<AuthRateLimits>;
}

/** What the accounts write to the log; pino's logger fits. */
export interface AuthLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
