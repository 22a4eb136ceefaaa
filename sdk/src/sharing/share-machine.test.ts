import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Visibility } from "../contract/projects.ts";
import { provideShare } from "./share-machine.ts";

function start(visibility: Visibility, changeProjectVisibility = vi.fn(async () => undefined)) {
  const share = createActor(provideShare({ changeProjectVisibility }), { input: { projectID: "a", visibility } });
  const published = vi.fn();
  share.on("PUBLISHED", published);
  return { share: share.start(), published, changeProjectVisibility };
}

it("shares a public project at once", () => {
  const { share, changeProjectVisibility } = start("public");
  expect(share.getSnapshot().value).toBe("sharing");
  share.send({ type: "PUBLISH" });
  expect(changeProjectVisibility).not.toHaveBeenCalled();
  share.send({ type: "CLOSE" });
  expect(share.getSnapshot().status).toBe("done");
});

it("leaves a private project private unless it is to be made public", () => {
  const { share, changeProjectVisibility, published } = start("private");
  expect(share.getSnapshot().value).toBe("notPublic");
  share.send({ type: "CLOSE" });
  expect(share.getSnapshot().status).toBe("done");
  expect(changeProjectVisibility).not.toHaveBeenCalled();
  expect(published).not.toHaveBeenCalled();
});

it("makes a private project public, once, and goes on to share it", async () => {
  const { share, changeProjectVisibility, published } = start("private");
  share.send({ type: "PUBLISH" });
  share.send({ type: "PUBLISH" });
  share.send({ type: "CLOSE" });
  await waitFor(share, (snapshot) => snapshot.matches("sharing"));
  expect(changeProjectVisibility.mock.calls).toEqual([["a", "public"]]);
  expect(published).toHaveBeenCalledOnce();
});

it("says so when it could not be made public", async () => {
  const { share, published } = start(
    "private",
    vi.fn(() => Promise.reject(new Error("no"))),
  );
  share.send({ type: "PUBLISH" });
  await waitFor(share, (snapshot) => snapshot.matches("notifying"));
  expect(share.getSnapshot().context.notice).toEqual({ title: "Error!", text: "error" });
  expect(published).not.toHaveBeenCalled();
  share.send({ type: "DISMISS" });
  expect(share.getSnapshot().status).toBe("done");
});
