/** The settings of a core that its recipes know, by the names that SuperTokens gives them. */
export interface CoreConfig {
  /** Seconds that an access token is valid. */
  access_token_validity: number;
  /** Minutes that a refresh token is valid. */
  refresh_token_validity: number;
  /** Hours after which a new key signs the access tokens. */
  access_token_dynamic_signing_key_update_interval: number;
  /** Milliseconds. */
  password_reset_token_lifetime: number;
  /** Milliseconds. */
  email_verification_token_lifetime: number;
  /** Further keys that callers may send, separated by commas. */
  api_keys?: string;
}

/** SuperTokens' own defaults. */
export const DEFAULT_CONFIG: CoreConfig = {
  access_token_validity: 3600,
  refresh_token_validity: 144_000,
  access_token_dynamic_signing_key_update_interval: 168,
  password_reset_token_lifetime: 3_600_000,
  email_verification_token_lifetime: 86_400_000,
};
