/** Who is here. `loading` until the auth SDK knows; `failed` when it could not be fetched. */
export type SiteSession =
  | { status: "loading"; uid?: undefined }
  | { status: "failed"; uid?: undefined }
  | { status: "out"; uid?: undefined }
  | { status: "in"; uid: string };
