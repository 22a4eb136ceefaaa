import { expect, it, vi } from "vitest";
import { chooseAvatar, forgetAvatar, onAvatarChosen, ownAvatar } from "./own-avatar.ts";

it("is there until it is forgotten, in this page alone, and who listens is told", () => {
  const heard = vi.fn();
  const leave = onAvatarChosen(heard);
  const file = new File(["x"], "mine.vrm");
  chooseAvatar(file);
  expect(ownAvatar()).toBe(file);
  expect(localStorage).toHaveLength(0);
  leave();
  forgetAvatar();
  expect(ownAvatar()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
});
