import type { Page } from "playwright";
import type { Expectation, Row, Scene } from "../row.ts";

const PROTECTED = ["/selectaudio", "/selectdanceform", "/customiseavatar", "/loading", "/profile", "/dashboard"];

const PLACES: readonly Expectation[] = [
  { link: "Nataraj, home", to: "/" },
  { link: "Home", to: "/" },
  { link: "About", to: "/about" },
  { link: "Dashboard", to: "/dashboard" },
  { link: "Tutorials", to: "/tutorials" },
  { link: "Blogs", to: "/blogs" },
];

/** Each route with the title of its tab, as a visitor. */
const TABS: readonly (readonly [string, string])[] = [
  ["/about", "About · Nataraj"],
  ["/tutorials", "Tutorials · Nataraj"],
  ["/blogs", "Blogs · Nataraj"],
  ["/privacy", "Privacy policy · Nataraj"],
  ["/login", "LOGIN · Nataraj"],
  ["/signup", "SIGN UP · Nataraj"],
  ["/restricted", "UH OH :( · Nataraj"],
  ["/rnd", "Audio trim test · Nataraj"],
  ["/nowhere/at/all", "Nothing Here · Nataraj"],
  ["/", "Nataraj · every song has a dance in it"],
];

const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => scrollY);

export const NAVIGATION: readonly Scene[] = [
  {
    scene: "navigation of a visitor",
    as: "visitor",
    at: "/",
    rows: [
      { name: "links to the five places, and the logo to /", spec: "2: Navigation bar: links to …", expects: PLACES },
      {
        name: "offers SIGN UP NOW",
        spec: "2: Logged out: SIGN UP NOW (to /signup)",
        expects: [{ link: "SIGN UP NOW", to: "/signup" }, { no: "SIGN OUT" }, { no: "YOUR PROFILE" }],
      },
      ...TABS.map(
        ([path, tab]): Row => ({
          name: `${path} has a page whose tab says “${tab}”`,
          spec: "2: Screens and routes",
          steps: [{ go: path }],
          // The test page of the trimmer is no public page.
          expects: [{ tab }, { path }, ...(path === "/rnd" ? [] : [{ heading: "GET IN TOUCH" }])],
        }),
      ),
      {
        name: "begins a page that was opened by its address at its top",
        spec: "2: Screens and routes",
        steps: [
          { go: "/privacy" },
          { wait: { heading: "Privacy policy" } },
          { key: "End" },
          { wait: { that: "the page is scrolled", holds: async (page) => (await scrolledBy(page)) > 0 } },
          { go: "/tutorials" },
          { wait: { heading: "Tutorials" } },
        ],
        expects: [{ that: "the page is at its top", holds: async (page) => (await scrolledBy(page)) === 0 }],
      },
    ],
  },
  {
    scene: "protected pages for a visitor",
    as: "visitor",
    at: "/restricted",
    rows: [
      ...PROTECTED.map(
        (path): Row => ({
          name: `${path} leads to /restricted`,
          spec: "5: Logged-out users … are redirected to /restricted",
          steps: [{ go: path }],
          expects: [{ path: "/restricted" }, { heading: "UH OH :(", level: 1 }],
        }),
      ),
      {
        name: "/restricted says that one has to be logged in",
        spec: "2: Restricted: 'UH OH :(' and 'YOU NEED TO BE LOGGED IN TO ACCESS THIS PAGE'",
        inspect: "restricted",
        expects: [
          { text: "UH OH :(" },
          { text: "YOU NEED TO BE LOGGED IN TO ACCESS THIS PAGE" },
          { link: "LOGIN NOW", to: "/" },
        ],
      },
      {
        name: "/onboarding without a draft leads to /signup, and says why",
        spec: "4: Email signup goes to /onboarding",
        steps: [{ go: "/onboarding" }],
        expects: [{ path: "/signup" }, { part: "Please fill in the form again." }],
      },
    ],
  },
  {
    scene: "navigation on a phone",
    as: "visitor",
    at: "/privacy",
    rows: [
      {
        name: "unfolds the five places and the way in",
        spec: "2: Navigation bar: links to …",
        steps: [{ width: 360 }, { press: "Open menu" }],
        inspect: "menu",
        expects: [{ text: "Home" }, { text: "Blogs" }, { text: "SIGN UP NOW" }],
      },
      {
        name: "folds when a place is chosen",
        spec: "2: Navigation bar: links to …",
        steps: [{ press: "Home", role: "link" }],
        expects: [{ path: "/" }, { button: "Open menu" }],
      },
    ],
  },
  {
    scene: "a page whose code cannot be fetched",
    as: "visitor",
    at: "/about",
    answers: [{ call: "/assets/BlogsPage-*.js", mode: "cut" }],
    rows: [
      {
        name: "says so, and leaves the ways on",
        spec: "2: Navigation bar: links to …",
        steps: [{ press: "Blogs", role: "link" }],
        inspect: "broken",
        expects: [{ heading: "Error!", level: 1 }, { button: "TRY AGAIN" }, ...PLACES],
      },
    ],
  },
  {
    scene: "not found",
    as: "visitor",
    at: "/no/such/page",
    rows: [
      {
        name: "says so and leads home",
        spec: "2: Not found: 'Nothing Here', 'How did you stumble upon here lol?', and a GO BACK HOME button",
        inspect: "not-found",
        expects: [
          { heading: "Nothing Here", level: 1 },
          { text: "How did you stumble upon here lol?" },
          { link: "GO BACK HOME", to: "/" },
        ],
      },
    ],
  },
];

/** Needs a user who has come in. */
export const NAVIGATION_OF_USERS: readonly Scene[] = [
  {
    scene: "navigation of a user",
    as: "user",
    at: "/",
    rows: [
      { name: "links to the five places, and the logo to /", spec: "2: Navigation bar: links to …", expects: PLACES },
      {
        name: "offers SIGN OUT and YOUR PROFILE",
        spec: "2: Logged in: SIGN OUT and YOUR PROFILE (to /profile)",
        expects: [{ button: "SIGN OUT" }, { link: "YOUR PROFILE", to: "/profile" }, { no: "SIGN UP NOW" }],
      },
      {
        name: "/restricted leads to /",
        spec: "2: Restricted: If the user is already logged in it redirects to /",
        steps: [{ go: "/restricted" }],
        expects: [{ path: "/" }],
      },
      ...["/login", "/signup", "/onboarding"].map(
        (path): Row => ({
          name: `${path} leads to /dashboard`,
          spec: "2: Logged-in users are redirected to /dashboard",
          steps: [{ go: path }],
          expects: [{ path: "/dashboard" }],
        }),
      ),
    ],
  },
  {
    scene: "the loading screen",
    as: "user",
    at: "/loading",
    rows: [
      {
        name: "shows 14 % and what goes on",
        spec: "2: Loading: static screen showing 14% and 'choreographing the best dance for you', with a note",
        inspect: "loading",
        expects: [
          { text: "14%" },
          { text: "choreographing the best dance for you" },
          { part: "You can stay here" },
          { part: "in the dashboard" },
          { attribute: "aria-valuenow", of: "[role=progressbar]", is: "14" },
        ],
      },
    ],
  },
];
