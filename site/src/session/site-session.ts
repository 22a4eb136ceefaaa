/**
 * Who is here. `loading` until it is known; `failed` when it could not be found out; `expired` when the session has
 * ended by itself and the person has not yet said whether to log in again.
 */
export type SiteSession =
  | { status: "loading"; uid?: undefined }
  | { status: "failed"; uid?: undefined }
  | { status: "out"; uid?: undefined }
  | { status: "in"; uid: string }
  | { status: "expired"; uid: string };
