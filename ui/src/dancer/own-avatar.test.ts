import { expect, it, vi } from "vitest";
import { chooseAvatar, forgetAvatar, keptAvatar, onAvatarChosen, ownAvatar, restAvatar } from "./own-avatar.ts";

it("dances until it rests, is there until it is forgotten, in this page alone, and who listens is told", () => {
  const heard = vi.fn();
  const leave = onAvatarChosen(heard);
  const file = new File(["x"], "mine.vrm");
  chooseAvatar(file);
  expect(ownAvatar()).toBe(file);
  expect(localStorage).toHaveLength(0);
  restAvatar();
  expect(ownAvatar()).toBeUndefined();
  expect(keptAvatar()).toEqual({ file, dances: false });
  leave();
  forgetAvatar();
  expect(keptAvatar()).toBeUndefined();
  restAvatar();
  expect(keptAvatar()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});
