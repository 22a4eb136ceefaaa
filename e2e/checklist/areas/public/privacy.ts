import type { Scene } from "../../row.ts";

export const PRIVACY: readonly Scene[] = [
  {
    scene: "Privacy",
    as: "visitor",
    at: "/privacy",
    rows: [
      {
        name: "is dated",
        spec: "2: Privacy: policy dated July 28th 2024",
        inspect: "privacy",
        expects: [{ part: "July 28th 2024" }],
      },
      ...(
        [
          ["names name and email", "Name and email."],
          ["says that uploads are processed temporarily", "processed temporarily and not stored"],
          ["says that lyrics are stored", "are stored with your project"],
          ["names crash data", "Crash data."],
          ["says what data is used for", "How we use it"],
          ["shares nothing for advertising", "We do not share your data for advertising"],
          ["names the choices", "Your choices"],
          ["keeps data until the account is deleted", "We keep your data until you delete your account."],
          ["speaks of security", "Security"],
          ["collects nothing from children under 13", "We do not collect data from children under 13."],
          ["says that personal dance video is not stored", "Personal dance video is not stored."],
        ] as const
      ).map(([name, part]) => ({ name, spec: "2: Privacy: policy … covering …", expects: [{ part }] })),
      {
        name: "names an address to write to",
        spec: "2: Privacy: contact by email",
        expects: [{ link: "us@nataraj.example", to: "mailto:us@nataraj.example" }],
      },
    ],
  },
];
