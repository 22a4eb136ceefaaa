import { callActor } from "@nataraj/sdk";
import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { providerLoginMachine } from "./provider-login-machine.ts";
import type { ProviderReport } from "./provider-report.ts";

afterEach(() => vi.restoreAllMocks());

async function run(login: Promise<ProviderReport>, isTaken: boolean) {
  const sendReport = vi.fn(async (_: ProviderReport) => isTaken);
  const closeWindow = vi.fn();
  const goOn = vi.fn();
  const machine = providerLoginMachine.provide({
    actors: { logIn: callActor(() => login), sendReport: callActor((report) => sendReport(report)) },
    actions: { closeWindow, goOn: (_, report) => goOn(report) },
  });
  const { value } = await waitFor(createActor(machine).start(), ({ status }) => status === "done");
  return { value, sendReport, closeWindow, goOn };
}

const IN: ProviderReport = { outcome: "in", uid: "me" };

it("closes its window when the page that waits has heard of it", async () => {
  const { value, sendReport, closeWindow, goOn } = await run(Promise.resolve(IN), true);
  expect(value).toBe("closed");
  expect(sendReport).toHaveBeenCalledExactlyOnceWith(IN);
  expect(closeWindow).toHaveBeenCalledOnce();
  expect(goOn).not.toHaveBeenCalled();
});

it("goes on by itself where no page waits", async () => {
  const { closeWindow, goOn } = await run(Promise.resolve(IN), false);
  expect(goOn).toHaveBeenCalledExactlyOnceWith(IN);
  expect(closeWindow).not.toHaveBeenCalled();
});

it("reports a login that failed, and logs why", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { sendReport } = await run(Promise.reject(new Error("no")), true);
  expect(sendReport).toHaveBeenCalledExactlyOnceWith({ outcome: "failed" });
  expect(warn).toHaveBeenCalledOnce();
});
