import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ApiError } from "../contract/errors.ts";
import { provideRename } from "./rename-machine.ts";

function start(updateProject = vi.fn(async () => undefined)) {
  const input = { projectID: "a", name: "brave otter" };
  const rename = createActor(provideRename({ updateProject }), { input }).start();
  const write = (name: string) => {
    rename.send({ type: "EDIT", name });
    rename.send({ type: "SAVE" });
  };
  return { rename, updateProject, write, context: () => rename.getSnapshot().context };
}

describe("renaming", () => {
  it("saves the name without what does not belong to it, once, and ends with it", async () => {
    const { rename, updateProject, write } = start();
    write("  shy\u0007 fox ");
    rename.send({ type: "SAVE" });
    rename.send({ type: "CANCEL" });
    const { output } = await waitFor(rename, ({ status }) => status === "done");
    expect(updateProject.mock.calls).toEqual([["a", { name: "shy fox" }]]);
    expect(output).toEqual({ name: "shy fox" });
  });

  it.each(["", "   ", "\u0000\n", "x".repeat(81)])("refuses %j with a sentence, and sends nothing", (name) => {
    const { rename, updateProject, write, context } = start();
    write(name);
    expect(rename.getSnapshot().value).toBe("editing");
    expect(context().failure).toBe("Please enter a name of at most 80 characters.");
    expect(context().newName).toBe(name);
    rename.send({ type: "EDIT", name: "a" });
    expect(context().failure).toBeUndefined();
    expect(updateProject).not.toHaveBeenCalled();
  });

  it.each(["brave otter", " brave otter "])("has nothing to save for %j", (name) => {
    const { rename, updateProject, write } = start();
    write(name);
    expect(rename.getSnapshot().output).toEqual({ name: "brave otter" });
    expect(updateProject).not.toHaveBeenCalled();
  });

  it("keeps what was written where it was not saved, says why, and tries again", async () => {
    const failing = vi.fn(async () => undefined).mockRejectedValueOnce(new ApiError("project_not_found"));
    const { rename, write, context } = start(failing);
    write("shy fox");
    await waitFor(rename, ({ context: { failure } }) => failure !== undefined);
    expect(context()).toMatchObject({
      newName: "shy fox",
      name: "brave otter",
      failure: "This project does not exist.",
    });
    rename.send({ type: "SAVE" });
    const { output } = await waitFor(rename, ({ status }) => status === "done");
    expect(output).toEqual({ name: "shy fox" });
  });

  it("ends with the old name when it is given up", () => {
    const { rename } = start();
    rename.send({ type: "EDIT", name: "shy fox" });
    rename.send({ type: "CANCEL" });
    expect(rename.getSnapshot().output).toEqual({ name: "brave otter" });
  });
});
