import type { Page } from "playwright";
import { expectOnPage } from "./expect-on-page.ts";
import { inspectPage } from "./inspect-page.ts";
import type { Row, Scene } from "./row.ts";
import { type PendingResult, pendingResult } from "./row-result.ts";
import { FakedCalls, runStep } from "./steps.ts";
import { fillPlaceholders, type TestData } from "./test-data.ts";
import { resetRecords, type WatchedPage, waitAtMost } from "./watch.ts";

/** How long the rows after a failed one wait, in milliseconds: a broken scene fails soon and loses none of its rows. */
const AFTER_FAILURE_MS = 3000;

interface RunRow {
  row: Row;
  expectations: PendingResult;
  /** Of rows that are looked at. */
  inspection?: PendingResult;
}

/** A scene with a result for each of its rows and looks, and for what fails outside its rows. */
export class SceneRun {
  readonly scene: Scene;
  readonly #rows: readonly RunRow[];
  readonly #uncaught = pendingResult("fails nowhere unseen");

  constructor(scene: Scene) {
    this.scene = scene;
    this.#rows = scene.rows.map((row) => ({
      row,
      expectations: pendingResult(`${row.name} (${row.spec})`),
      inspection: row.inspect === undefined ? undefined : pendingResult(`${row.name}: is fit to be seen by all`),
    }));
  }

  get results(): readonly PendingResult[] {
    return [
      ...this.#rows.flatMap(({ expectations, inspection }) =>
        inspection ? [expectations, inspection] : [expectations],
      ),
      this.#uncaught,
    ];
  }

  /**
   * Walks the rows in order, in a page that may have seen other scenes. Never rejects: what is wrong is in the results.
   */
  async walk(openPage: () => Promise<WatchedPage>, data: TestData): Promise<void> {
    const { at, answers: given = [], clock, before } = this.scene;
    let answers: FakedCalls | undefined;
    let watched: WatchedPage | undefined;
    let broken: unknown;
    try {
      watched = await openPage();
      const { page } = watched;
      answers = new FakedCalls(page.context(), data);
      await before?.(data);
      for (const answer of given) await answers.fake(answer);
      if (clock) await page.clock.install();
      // What the last page still had to say is not of this scene. A page of the same site keeps the browser's process.
      await page.goto(`${data.origin}/icon.svg`);
      resetRecords(watched);
      await page.goto(data.origin + fillPlaceholders(at, data));
      for (const each of this.#rows) await runRow(each, watched, answers, data);
    } catch (error) {
      broken = error;
    }
    await answers?.end().catch((error: unknown) => {
      broken ??= error;
    });
    // Rows that were reached have what was found of them.
    for (const result of this.results) {
      await result.attempt(() => {
        if (broken) throw broken;
        if (watched && watched.errors.length > 0) throw new Error(watched.errors.join("\n"));
      });
    }
  }
}

async function runRow(
  { row, expectations, inspection }: RunRow,
  watched: WatchedPage,
  answers: FakedCalls,
  data: TestData,
) {
  await expectations.attempt(async () => {
    try {
      for (const step of row.steps ?? []) await runStep(watched, step, data, answers);
      for (const expected of row.expects) await expectOnPage(watched, expected, data);
    } catch (error) {
      // The rows after it stand on a page that is not as they expect.
      waitAtMost(watched, AFTER_FAILURE_MS);
      throw new Error(`${(error as Error).message}\n${await describePage(watched.page)}`, { cause: error });
    }
  });
  await inspection?.attempt(async () => {
    const faults = await inspectPage(watched.page, row.inspect as string);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
}

/** Where a page is and what it says, for the reader of a failure on another machine. */
async function describePage(page: Page): Promise<string> {
  const text = await page
    .locator("body")
    .innerText({ timeout: 3000 })
    .catch((error: Error) => `(unread: ${error.message})`);
  return `The page ${page.url()} said: ${text.slice(0, 600)}`;
}
