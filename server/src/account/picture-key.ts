/** Where the storage keeps a user's picture, as the specification names it. */
export function pictureKey(uid: string): string {
  return `user-profile-pictures/${uid}.png`;
}
