import type { Row, Scene, Step } from "../row.ts";

const CALL = "/api/contactus";
const SPEC = "8: Contact";

const write = (email: string, text: string): readonly Step[] => [
  { fill: "Email", with: email },
  { fill: "Message", with: text },
  { press: "SEND" },
];
/** An address with all that a local part may have. */
const send = write("first_last.2-me@my-site.example.org", "Hello!");

/** What is said of a message that was sent, by what became of it. */
const outcome = (name: string, does: readonly Step[], dialog: string, title = "Error!"): readonly Row[] => [
  { name, spec: SPEC, steps: [...does, ...send], expects: [{ dialog, title, buttons: ["okay"] }] },
  { name: `${name}: is read by okay`, spec: SPEC, steps: [{ press: "okay" }], expects: [{ dialogs: "none" }] },
];

const REFUSED = { dialog: "Please fill the email and text correctly", title: "Error!", buttons: ["okay"] };
const refused = (name: string, email: string, text: string): Row => ({
  name,
  spec: "5: Contact form: email must match … and the message must be non-empty; otherwise a dialog",
  steps: [...write(email, text), { wait: REFUSED }],
  expects: [REFUSED],
});

export const CONTACT: readonly Scene[] = [
  {
    scene: "contact form",
    as: "visitor",
    at: "/about",
    answers: [{ call: CALL, json: { status: "OK" } }],
    rows: [
      { ...refused("refuses an empty form", "", ""), inspect: "contact-refused" },
      ...(
        [
          ["refuses an address without @", "me.example.com", "Hello!"],
          ["refuses an address without a top-level domain", "me@example", "Hello!"],
          ["refuses a top-level domain of one letter", "me@example.c", "Hello!"],
          ["refuses an empty message", "me@example.com", ""],
        ] as const
      ).map(([name, email, text]) => {
        const row = refused(name, email, text);
        return { ...row, steps: [{ press: "okay" }, ...(row.steps ?? [])] };
      }),
      {
        name: "goes on after okay",
        spec: SPEC,
        steps: [{ press: "okay" }],
        expects: [{ dialogs: "none" }, { field: "Email", value: "me@example.com" }],
      },
      ...outcome(
        "thanks for a message that arrived",
        [],
        "Thanks for contacting us. We'll reach out to you soon!",
        "Success!",
      ),
      {
        name: "is empty after a message that arrived",
        spec: SPEC,
        expects: [{ field: "Email", value: "" }, { field: "Message", value: "" }, { called: "POST /api/contactus" }],
      },
      ...outcome(
        "asks to wait after 429",
        [{ answer: { call: CALL, status: 429, json: { error: "rate_limited", message: "no" } } }],
        "Request Failed: Please try again after 60 minutes",
      ),
      ...outcome(
        "names the status text of another answer",
        [{ answer: { call: CALL, status: 500 } }],
        "Request Failed: Internal Server Error",
      ),
      ...outcome(
        "names the error where no answer came",
        [{ answer: { call: CALL, mode: "cut" } }],
        "Request Failed: The server could not be reached. Please check your connection and try again.",
      ),
    ],
  },
  {
    scene: "contact form without an answer",
    as: "visitor",
    at: "/about",
    clock: true,
    answers: [{ call: CALL, mode: "hold" }],
    rows: [
      {
        name: "waits for 10 seconds",
        spec: "9: Contact request timeout 10000 ms",
        steps: [{ pause: true }, ...send, { wait: { called: "POST /api/contactus" } }, { forward: 9_900 }],
        expects: [{ dialogs: "none" }, { attribute: "aria-busy", of: ".nj-contact button", is: "true" }],
      },
      {
        name: "then says that the request timed out",
        spec: "8: timeout 'Request Failed: Request Timed Out'",
        steps: [{ forward: 200 }],
        expects: [{ dialog: "Request Failed: Request Timed Out", title: "Error!", buttons: ["okay"] }],
      },
    ],
  },
];
