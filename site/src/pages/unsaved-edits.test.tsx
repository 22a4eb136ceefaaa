import { type NatarajClient, unsavedEditStore } from "@nataraj/sdk";
import type { ProjectSummary } from "@nataraj/sdk/contract";
import { createFakeClient } from "@nataraj/sdk/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ClientProvider } from "../session/ClientProvider.tsx";
import { FixedSession } from "../session/SessionProvider.tsx";
import { freshLoginState } from "./account/fresh-login.ts";
import { ProfilePage } from "./account/ProfilePage.tsx";
import { DashboardPage } from "./DashboardPage.tsx";

const PROJECT: ProjectSummary = {
  projectID: "a".repeat(32),
  projectName: "brave otter",
  duration: 30,
  visibility: "private",
  checkpoint: 3,
  generating: false,
};
const OTHER = "b".repeat(32);
const EDIT = { choreography: "{}", version: 1, unanswered: [] };
const store = (uid: string, projectID: string) => unsavedEditStore(() => localStorage, uid, projectID);
const kept = () =>
  [store("me", PROJECT.projectID), store("me", OTHER), store("you", OTHER)].map((each) => each.read() !== undefined);

// jsdom has no dialogs.
const dialogs = HTMLDialogElement.prototype;

beforeEach(() => {
  dialogs.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialogs.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  for (const [uid, id] of [["me", PROJECT.projectID] as const, ["me", OTHER] as const, ["you", OTHER] as const]) {
    store(uid, id).write(EDIT);
  }
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(page: ReactElement, calls: Partial<NatarajClient>, state?: unknown) {
  render(
    <ClientProvider value={createFakeClient(calls)}>
      <FixedSession value={{ status: "in", uid: "me" }}>
        <MemoryRouter initialEntries={[{ pathname: "/", state }]}>{page}</MemoryRouter>
      </FixedSession>
    </ClientProvider>,
  );
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name, hidden: true }));

it("are forgotten with the project that is deleted", async () => {
  open(<DashboardPage />, { fetchProjects: async () => [PROJECT], deleteProject: async () => {} });
  await press(/^Delete/i);
  expect(kept()).toEqual([true, true, true]);
  await press("okay");
  await waitFor(() => expect(kept()).toEqual([false, true, true]));
});

it("stay where the project could not be deleted", async () => {
  open(<DashboardPage />, {
    fetchProjects: async () => [PROJECT],
    deleteProject: () => Promise.reject(new Error("no")),
  });
  await press(/^Delete/i);
  await press("okay");
  await screen.findByText("Unable to delete project");
  expect(kept()).toEqual([true, true, true]);
});

it("are forgotten with the account", async () => {
  const user = {
    displayName: "Maker",
    email: "me@example.com",
    photoURL: "",
    uid: "me",
    logins: ["password"] as const,
  };
  const calls = { profile: async () => ({ ...user, logins: [...user.logins] }), deleteAccount: async () => {} };
  open(<ProfilePage />, calls, freshLoginState("me"));
  await screen.findByText("me@example.com");
  await press(/delete/i);
  await press("okay");
  await waitFor(() => expect(kept()).toEqual([false, false, true]));
});
