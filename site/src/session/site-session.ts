/** Who is here. `loading` until the auth SDK knows. */
export type SiteSession =
  | { status: "loading"; uid?: undefined }
  | { status: "out"; uid?: undefined }
  | { status: "in"; uid: string };
