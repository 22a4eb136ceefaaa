import { clipText, MAX_DISPLAY_NAME } from "@nataraj/sdk/contract";

/** What a provider told of a user, as it told it. */
export interface RawUserInfo {
  fromIdTokenPayload?: Record<string, unknown>;
  fromUserInfoAPI?: Record<string, unknown>;
}

/** The name that people go by at Google (OpenID Connect's claim) or GitHub (the profile's, else the login). */
export function nameAtProvider({ fromIdTokenPayload, fromUserInfoAPI }: RawUserInfo): string | undefined {
  const github = fromUserInfoAPI?.user as Record<string, unknown> | undefined;
  const names = [fromIdTokenPayload?.name, fromUserInfoAPI?.name, github?.name, github?.login];
  const name = names.find((one): one is string => typeof one === "string" && one.trim() !== "");
  return name && clipText(name.trim(), MAX_DISPLAY_NAME);
}
