/** The sentences of {@link TEXTS} that errors say too: a client that only reads brings no others. */
export const ERROR_TEXTS = {
  connectionFailed: "The server could not be reached. Please check your connection and try again.",
  connectionTimedOut: "The server took too long to answer. Please try again.",
  contactInvalid: "Please fill the email and text correctly",
  projectLimit:
    "With the free tier, you can have 3 projects at max! Please delete an existing project or contact us for a revised quota.",
  signInFailed: "Please fill correct details and then try again",
  passwordRule: "8 to 99 characters, with a letter and a number.",
  noAccess: "You don't have access to this page!",
  unreadable: "Unable to fetch and parse lyrics or steps.",
  noFile: "Please select a music file and then try again!",
  tooLong: "Please trim a part under 1 minute and then try again!",
  invalidFile: "Invalid file type",
} as const;
