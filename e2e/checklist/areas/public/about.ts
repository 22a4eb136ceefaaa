import type { Scene } from "../../row.ts";

export const ABOUT: readonly Scene[] = [
  {
    scene: "About",
    as: "visitor",
    at: "/about",
    rows: [
      {
        name: "tells the story and leads on",
        spec: "2: About: product story and FAQ. … Links to /dashboard and /tutorials.",
        inspect: "about",
        expects: [
          { heading: "About", level: 1 },
          { link: "GO TO THE DASHBOARD", to: "/dashboard" },
          { link: "WATCH THE TUTORIALS", to: "/tutorials" },
        ],
      },
      {
        name: "answers that AI is used",
        spec: "2: About: Answers: AI is used",
        expects: [{ heading: "Frequently asked questions" }, { part: "AI is used" }],
      },
      {
        name: "answers that it is free up to 3 projects",
        spec: "2: About: free up to 3 projects, contact for more",
        steps: [{ wait: { text: "Is it free?" } }, { go: "/about#price" }],
        expects: [{ part: "free for up to 3 projects" }, { link: "Contact us", to: "#contact" }],
      },
      {
        name: "answers that dance media is not saved",
        spec: "2: About: personal dance media is not saved",
        steps: [{ go: "/about#media" }],
        expects: [{ part: "Personal dance media is not saved" }],
      },
      {
        name: "answers that data goes with the account",
        spec: "2: About: data is deleted on account deletion",
        steps: [{ go: "/about#deletion" }],
        expects: [{ part: "your data is deleted when you delete your account" }],
      },
      {
        name: "opens the answer on fair use where Home's link leads",
        spec: "2: Home: links on fair use of AI",
        steps: [{ go: "/" }, { press: "Fair use of AI" }, { wait: { path: "/about" } }],
        expects: [{ attribute: "open", of: "details#fair-use", is: "" }],
      },
    ],
  },
];
