import { chooseAvatar, forgetAvatar, type KeptAvatar, keptAvatar, ownAvatar, restAvatar } from "@nataraj/ui/dancer";
import { afterEach, expect, it, vi } from "vitest";
import { avatarRestored, keepOwnAvatar } from "./keep-own-avatar.ts";

const mine = new File(["mine"], "mine.vrm");
const other = new File(["other"], "other.vrm");
let end = () => {};
afterEach(() => {
  end();
  forgetAvatar();
});

/** A browser that has kept an avatar, or nothing. */
function browserWith(stored?: KeptAvatar) {
  const browser: { stored: KeptAvatar | undefined } = { stored };
  const store = {
    load: async () => browser.stored,
    keep: async (_: string, avatar: KeptAvatar) => {
      browser.stored = avatar;
    },
    deleteAll: async () => {
      browser.stored = undefined;
    },
  };
  end = keepOwnAvatar("ann", async () => store);
  return browser;
}

it("brings back what an earlier visit has left, and keeps each later choice", async () => {
  const browser = browserWith({ file: mine, dances: true });
  await avatarRestored();
  expect(ownAvatar()).toBe(mine);
  restAvatar();
  await expect.poll(() => browser.stored).toEqual({ file: mine, dances: false });
  chooseAvatar(other);
  await expect.poll(() => browser.stored).toEqual({ file: other, dances: true });
  forgetAvatar();
  await expect.poll(() => browser.stored).toBeUndefined();
});

it("keeps what was chosen before it was known who is here, in place of an older one", async () => {
  chooseAvatar(other);
  const browser = browserWith({ file: mine, dances: true });
  await expect.poll(() => browser.stored?.file).toBe(other);
  expect(ownAvatar()).toBe(other);
});

it("takes the avatar off the page with its account, and leaves it in the browser", async () => {
  const browser = browserWith({ file: mine, dances: true });
  await avatarRestored();
  end();
  expect(keptAvatar()).toBeUndefined();
  expect(browser.stored?.file).toBe(mine);
});

it("goes on where the browser keeps nothing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  end = keepOwnAvatar("ann", () => Promise.reject(new Error("no storage")));
  await avatarRestored();
  chooseAvatar(mine);
  await expect.poll(() => warn.mock.calls.length).toBe(2);
  expect(ownAvatar()).toBe(mine);
  warn.mockRestore();
});
