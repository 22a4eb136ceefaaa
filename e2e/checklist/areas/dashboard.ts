import type { Answer, Row, Scene } from "../row.ts";
import { createUserProject } from "../test-data.ts";

const PROJECTS = "/api/fetchprojects/*";
const LIMIT =
  "With the free tier, you can have 3 projects at max! Please delete an existing project or contact us for a revised quota.";
const DELETE = {
  dialog: "Are you sure that you want to delete the project? It'll no longer be avaiable for use.",
  title: "Are you sure?",
  buttons: ["cancel", "okay"],
};
const toggled = (old: string) => ({
  dialog: `The visibility of your project is toggled from ${old}! You may reload the page to see the latest property!`,
  title: "Success!",
  buttons: ["okay"],
});

const project = (i: number, more: object) => ({
  projectID: `${i}`.repeat(32),
  projectName: `Project ${i}`,
  duration: 30,
  visibility: "private",
  checkpoint: 3,
  generating: false,
  ...more,
});
const projects = (...list: object[]): Answer => ({ call: PROJECTS, json: { projects: list } });

const okay = (sees: Row["expects"] = []): Row => ({
  name: "is read by okay",
  spec: "8: 'okay' button",
  steps: [{ press: "okay" }],
  expects: [{ dialogs: "none" }, ...sees],
});

/** The user has no project yet. */
export const EMPTY_DASHBOARD: readonly Scene[] = [
  {
    scene: "Dashboard without projects",
    as: "user",
    at: "/about",
    rows: [
      {
        name: "says that it loads projects",
        spec: "2: Dashboard: shows 'Loading your information...', then 'Loading your projects...'",
        steps: [{ answer: { call: PROJECTS, mode: "hold" } }, { go: "/dashboard" }],
        inspect: "dashboard-loading",
        expects: [{ text: "Loading your projects..." }],
      },
      {
        name: "has said that it loads the user before",
        spec: "2: Dashboard: shows 'Loading your information...', then 'Loading your projects...'",
        expects: [{ announced: ["Loading your information...", "Loading your projects..."] }],
      },
      {
        name: "offers to create one",
        spec: "2: With no projects: 'OOPS, NO PROJECTS YET' and a CREATE ONE NOW button",
        steps: [{ release: PROJECTS }],
        inspect: "dashboard-empty",
        expects: [
          { heading: "OOPS, NO PROJECTS YET" },
          { button: "CREATE ONE NOW" },
          { no: "CREATE NEW PROJECT" },
          { tab: "Dashboard · Nataraj" },
        ],
      },
      {
        name: "leads to /selectaudio",
        spec: "2: a CREATE ONE NOW button to /selectaudio",
        steps: [{ press: "CREATE ONE NOW" }],
        expects: [{ path: "/selectaudio" }],
      },
      {
        name: "says so when projects cannot be fetched",
        spec: "8: Dashboard: fetch failure 'Error!' / 'Unexpected error occurred!'",
        steps: [{ answer: { call: PROJECTS, status: 500 } }, { go: "/dashboard" }],
        expects: [{ dialog: "Unexpected error occurred!", title: "Error!", buttons: ["okay"] }],
      },
      okay([{ button: "TRY AGAIN" }]),
    ],
  },
];

/** The user has one project, a draft. */
export const DASHBOARD: readonly Scene[] = [
  {
    scene: "Dashboard with a project",
    as: "user",
    at: "/dashboard",
    before: createUserProject,
    rows: [
      {
        name: "shows a tile with its name, its duration and what can be done",
        spec: "2: Each tile shows the project name, duration (first 5 characters … ' seconds'), and an eye icon",
        expects: [
          { link: "Brave Peacock", to: "/selectdanceform?project={own}" },
          { text: "8 seconds" },
          { button: "MAKE Brave Peacock PUBLIC" },
          { button: "SHARE Brave Peacock" },
          { button: "DELETE Brave Peacock" },
          { button: "CREATE NEW PROJECT" },
        ],
      },
      {
        name: "shares no private project",
        spec: "8: Share: if flagged private, 'Project not public' / 'Please change the visibility …'",
        steps: [{ press: "SHARE Brave Peacock" }],
        expects: [
          {
            dialog: "Please change the visibility to public and then try again!",
            title: "Project not public",
            buttons: ["okay", "MAKE PUBLIC AND SHARE"],
          },
        ],
      },
      okay([{ button: "MAKE Brave Peacock PUBLIC" }]),
      {
        name: "makes a private project public where it is shared, and goes on",
        spec: "8: Share: if flagged private, … otherwise a link to the project page with the project id",
        steps: [{ press: "SHARE Brave Peacock" }, { press: "MAKE PUBLIC AND SHARE" }],
        expects: [
          { heading: "Share Brave Peacock" },
          { field: "Link", value: "{origin}/project/nataraj-{own}" },
          { called: "GET /api/changeprojectvisibility/{own}/public" },
        ],
      },
      { ...okay([{ button: "MAKE Brave Peacock PRIVATE" }]), name: "shows at once that it is public" },
      {
        name: "is made private again",
        spec: "4: Visibility toggles between private and public via the tile's eye icon",
        steps: [{ press: "MAKE Brave Peacock PRIVATE" }],
        expects: [toggled("public")],
      },
      okay(),
      {
        name: "refuses an empty name and keeps what is written",
        spec: "2: Each tile shows the project name",
        steps: [
          { press: "More for Brave Peacock" },
          { press: "RENAME Brave Peacock" },
          { fill: "Project name", with: " " },
          { press: "RENAME" },
        ],
        expects: [{ text: "Please enter a name of at most 80 characters." }, { field: "Project name", value: " " }],
      },
      {
        name: "renames a project",
        spec: "2: Each tile shows the project name",
        steps: [{ fill: "Project name", with: "Shy Fox" }, { press: "RENAME" }],
        expects: [{ dialogs: "none" }, { button: "DELETE Shy Fox" }, { called: "PUT /api/project" }],
      },
      {
        name: "takes the old name again",
        spec: "2: Each tile shows the project name",
        steps: [
          { press: "More for Shy Fox" },
          { press: "RENAME Shy Fox" },
          { fill: "Project name", with: "Brave Peacock" },
          { key: "Enter" },
        ],
        expects: [{ dialogs: "none" }, { text: "Brave Peacock" }],
      },
      {
        name: "says 'error' when the visibility could not be changed",
        spec: "8: Visibility change failure 'Error!' / 'error'",
        steps: [
          { answer: { call: "/api/changeprojectvisibility/**", status: 500 } },
          { press: "MAKE Brave Peacock PUBLIC" },
        ],
        expects: [{ dialog: "error", title: "Error!", buttons: ["okay"] }],
      },
      { ...okay([{ button: "MAKE Brave Peacock PUBLIC" }]), name: "leaves the project private then" },
      {
        name: "makes a project public",
        spec: "8: success 'Success!' / 'The visibility of your project is toggled from {old}! …'",
        steps: [{ release: "/api/changeprojectvisibility/**" }, { press: "MAKE Brave Peacock PUBLIC" }],
        expects: [toggled("private"), { called: "GET /api/changeprojectvisibility/{own}/public" }],
      },
      { ...okay([{ button: "MAKE Brave Peacock PRIVATE" }]), name: "shows the change at once" },
      {
        name: "shares a public project by a link to its page",
        spec: "8: Share: otherwise a link to the project page with the project id",
        steps: [{ press: "SHARE Brave Peacock" }],
        inspect: "dashboard-share",
        expects: [
          { heading: "Share Brave Peacock" },
          { field: "Link", value: "{origin}/project/nataraj-{own}" },
          { link: "OPEN", to: "{origin}/project/nataraj-{own}" },
        ],
      },
      okay(),
      {
        name: "makes a project private again",
        spec: "4: Visibility toggles between private and public via the tile's eye icon",
        steps: [{ press: "MAKE Brave Peacock PRIVATE" }],
        expects: [toggled("public")],
      },
      okay(),
      {
        name: "asks before it deletes",
        spec: "8: Delete: confirm dialog '…' with okay and cancel",
        steps: [{ press: "DELETE Brave Peacock" }],
        inspect: "dashboard-delete",
        expects: [DELETE, { all: "dialog .nj-dialog__subject", are: ["Brave Peacock"] }],
      },
      {
        name: "deletes nothing after cancel",
        spec: "8: Delete: … with okay and cancel",
        steps: [{ press: "cancel" }],
        expects: [{ dialogs: "none" }, { text: "Brave Peacock" }],
      },
      {
        name: "says so when the project could not be deleted",
        spec: "8: failure 'Unable to delete project'",
        steps: [
          { answer: { call: "/api/deleteproject/*", status: 500 } },
          { press: "DELETE Brave Peacock" },
          { wait: DELETE },
          { press: "okay" },
        ],
        expects: [{ dialog: "Unable to delete project", title: "Error!", buttons: ["okay"] }],
      },
      { ...okay([{ text: "Brave Peacock" }]), name: "keeps the project then" },
      {
        name: "deletes a project",
        spec: "8: Success: 'The project is successfully deleted! …'",
        steps: [
          { release: "/api/deleteproject/*" },
          { press: "DELETE Brave Peacock" },
          { wait: DELETE },
          { press: "okay" },
        ],
        expects: [
          {
            dialog: "The project is successfully deleted! You may reload the page to see the latest property!",
            title: "Success!",
            buttons: ["okay"],
          },
          { called: "GET /api/deleteproject/{own}" },
        ],
      },
      { ...okay([{ heading: "OOPS, NO PROJECTS YET" }]), name: "shows at once that it is gone" },
    ],
  },
  {
    scene: "Dashboard with three projects",
    as: "user",
    at: "/dashboard",
    answers: [
      projects(
        project(1, { duration: 59.98765, visibility: "public" }),
        project(2, {
          projectName: "A name that is as long as names of projects may be, which is eighty characters...",
        }),
        project(3, { checkpoint: 2, generating: true }),
      ),
    ],
    rows: [
      {
        name: "shows the first five characters of a duration",
        spec: "9: Duration displayed as 5 characters plus ' seconds'",
        inspect: "dashboard",
        expects: [{ text: "59.98 seconds" }, { all: ".nj-project-grid > li", count: 3 }],
      },
      {
        name: "creates no fourth project",
        spec: "8: Create with 3 projects: 'With the free tier, you can have 3 projects at max! …'",
        steps: [{ press: "CREATE NEW PROJECT" }],
        expects: [{ dialog: LIMIT, buttons: ["okay"] }],
      },
      okay([{ path: "/dashboard" }]),
    ],
  },
  {
    scene: "Dashboard whose projects come late",
    as: "user",
    at: "/dashboard",
    answers: [{ ...projects(project(1, {}), project(2, {}), project(3, {})), mode: "hold" }],
    rows: [
      {
        name: "stands still when they come",
        spec: "4: Dashboard: loading user, then loading projects, then loaded",
        steps: [{ wait: { text: "Loading your projects..." } }, { release: PROJECTS }, { wait: { text: "Project 3" } }],
        expects: [{ shift: 0.02 }],
      },
    ],
  },
  {
    scene: "Dashboard with two projects",
    as: "user",
    at: "/dashboard",
    answers: [projects(project(1, {}), project(2, {}))],
    rows: [
      {
        name: "creates a third project",
        spec: "9: Free tier: 3 projects maximum",
        steps: [{ press: "CREATE NEW PROJECT" }],
        expects: [{ path: "/selectaudio" }],
      },
    ],
  },
];
