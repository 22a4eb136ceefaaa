import type { Page } from "playwright";
import type { Expectation, Row } from "../../row.ts";

export const FAILURE = { status: 500, json: { error: "internal", message: "The machine is out of order." } };
export const OUT_OF_ORDER = { dialog: "The machine is out of order.", title: "Error!", buttons: ["okay"] };

export const length = (seconds: string): Expectation => ({ text: `Total Length: ${seconds} seconds` });

export const okay: Row = {
  name: "goes on after okay",
  spec: "8: button 'okay'",
  steps: [{ press: "okay" }],
  expects: [{ dialogs: "none" }],
};

/** Whether the project that the page's address names has come to this step of the flow. */
export function standsAt(page: Page, checkpoint: number): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const id = new URLSearchParams(location.search).get("project");
    const { project } = await (await fetch(`/api/fetchproject/${id}`)).json();
    return project.checkpoint === wanted;
  }, checkpoint);
}
