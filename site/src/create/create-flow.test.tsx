import { ApiError, type NatarajClient } from "@nataraj/sdk";
import type { Project } from "@nataraj/sdk/contract";
import { createFakeClient } from "@nataraj/sdk/testing";
import { DialogProvider } from "@nataraj/ui";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { beforeAll, expect, it, vi } from "vitest";
import { CustomiseAvatarPage } from "../pages/create/CustomiseAvatarPage.tsx";
import { SelectAudioPage } from "../pages/create/SelectAudioPage.tsx";
import { SelectDanceFormPage } from "../pages/create/SelectDanceFormPage.tsx";
import { ClientProvider } from "../session/ClientProvider.tsx";
import { FixedSession } from "../session/SessionProvider.tsx";
import { CreateFlowKeeper } from "./CreateFlowKeeper.tsx";
import { CreateFlowProvider } from "./CreateFlowProvider.tsx";
import { stepOfPath } from "./create-path.ts";

beforeAll(() => {
  window.scrollTo = () => {};
  // jsdom lays nothing out: no size ever changes.
  globalThis.ResizeObserver ??= class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom knows the dialog element, but not its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

const ID = "d".repeat(32);

function fakeClient(project: Partial<Project> = {}): NatarajClient {
  const stored = { owner: "me", projectID: ID, projectName: "kept name", checkpoint: 1, generating: false };
  return createFakeClient({
    songs: async () => [],
    fetchProjects: async () => [],
    fetchProject: vi.fn(async () => ({ ...stored, danceform: "Salsa, ", ...project }) as Project),
    updateDanceForm: vi.fn(async () => {}),
    generateDance: vi.fn(async () => {}),
    async *generation() {},
  });
}

function open(client: NatarajClient, ...addresses: string[]) {
  const flow = (
    <CreateFlowProvider>
      <Outlet />
    </CreateFlowProvider>
  );
  const router = createMemoryRouter(
    [
      {
        element: flow,
        children: [
          { path: "/selectaudio", Component: SelectAudioPage },
          { path: "/selectdanceform", Component: SelectDanceFormPage },
          { path: "/customiseavatar", Component: CustomiseAvatarPage },
        ],
      },
      { path: "/project/:projectId", element: <p>the project</p> },
      { path: "/dashboard", element: <Link to="/selectaudio">CREATE NEW PROJECT</Link> },
    ],
    { initialEntries: addresses },
  );
  render(
    <StrictMode>
      <ClientProvider value={client}>
        <FixedSession value={{ status: "in", uid: "me" }}>
          <DialogProvider>
            <CreateFlowKeeper>
              <RouterProvider router={router} />
            </CreateFlowKeeper>
          </DialogProvider>
        </FixedSession>
      </ClientProvider>
    </StrictMode>,
  );
  const at = (path: string) =>
    waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));
  return { router, at };
}

const go = (router: ReturnType<typeof createMemoryRouter>, to: number | string) =>
  act(async () => {
    await (typeof to === "number" ? router.navigate(to) : router.navigate(to));
  });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("knows the steps by their addresses", () => {
  const addresses = ["/selectaudio", "/selectaudio?trim", "/selectdanceform/", "/CustomiseAvatar", "/loading", "/", ""];
  expect(addresses.map((address) => stepOfPath(new URL(address, "https://dance.example")))).toEqual([
    "audio",
    "trim",
    "style",
    "avatar",
    undefined,
    undefined,
    undefined,
  ]);
});

it("begins with the music, whichever step is opened without a project", async () => {
  for (const address of ["/selectaudio", "/selectdanceform", "/customiseavatar"]) {
    const { at, router } = open(fakeClient(), address);
    await at("/selectaudio");
    await screen.findAllByRole("heading", { name: "Choose your music" });
    router.dispose();
  }
});

it("goes on with a draft after a reload, and leads to the project", async () => {
  const client = fakeClient();
  const { at } = open(client, `/selectdanceform?project=${ID}`);
  await screen.findByText("Project: kept name");
  expect(client.fetchProject).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Salsa" }).getAttribute("aria-pressed")).toBe("true");
  await press("NEXT");
  await at(`/customiseavatar?project=${ID}`);
  await screen.findByRole("heading", { name: "Customise your avatar" });
  await press("NEXT");
  await at(`/project/${ID}`);
  expect(client.updateDanceForm).toHaveBeenCalledWith(ID, ["Salsa"], expect.anything());
});

it("follows the browser's back and forward", async () => {
  const { at, router } = open(fakeClient({ checkpoint: 2 }), `/selectdanceform?project=${ID}`);
  await screen.findByRole("heading", { name: "Choose your dance styles" });
  await press("NEXT");
  await at(`/customiseavatar?project=${ID}`);
  await screen.findByRole("heading", { name: "Customise your avatar" });
  await go(router, -1);
  await screen.findByRole("heading", { name: "Choose your dance styles" });
  await go(router, 1);
  await screen.findByRole("heading", { name: "Customise your avatar" });
});

it("goes back from the part of the song to the song, and not out of the flow", async () => {
  const { at, router } = open(fakeClient(), "/selectaudio");
  await screen.findByRole("heading", { name: "Choose your music" });
  const picker = document.querySelector("input[type=file]") as HTMLInputElement;
  await userEvent.upload(picker, new File(["sound"], "song.mp3", { type: "audio/mpeg" }));
  await press("NEXT");
  await at("/selectaudio?trim");
  await go(router, -1);
  await screen.findByRole("heading", { name: "Choose your music" });
  await go(router, 1);
  await screen.findByRole("heading", { name: "Trim your music" });
});

it("shows the step that a draft has reached, not the one that was asked for", async () => {
  const { at } = open(fakeClient({ checkpoint: 1 }), `/customiseavatar?project=${ID}`);
  await at(`/selectdanceform?project=${ID}`);
});

it("begins anew by a link from the dashboard, and leaves the old draft alone", async () => {
  const { at, router } = open(fakeClient({ checkpoint: 2 }), `/customiseavatar?project=${ID}`);
  await screen.findByRole("heading", { name: "Customise your avatar" });
  await go(router, "/dashboard");
  await userEvent.click(await screen.findByRole("link", { name: "CREATE NEW PROJECT" }));
  await at("/selectaudio");
  await screen.findByRole("heading", { name: "Choose your music" });
  expect(screen.queryByText("Project: kept name")).toBeNull();
});

it("leads to the dashboard where the project is not the user's", async () => {
  const client = fakeClient();
  vi.mocked(client.fetchProject).mockRejectedValue(new ApiError("forbidden"));
  const { at } = open(client, `/customiseavatar?project=${ID}`);
  await at("/dashboard");
  await screen.findByText("You don't have access to this page!");
});
