import { type Cast, named } from "./cast.ts";
import { type Finding, type OpenFinding, openFinding } from "./finding.ts";
import { lookAt } from "./look.ts";
import type { Row, Scene } from "./row.ts";
import { see } from "./sights.ts";
import { Answers, take } from "./steps.ts";
import { forget, type Watched } from "./watch.ts";

interface WalkedRow {
  row: Row;
  seen: OpenFinding;
  /** Of rows that are looked at. */
  looked?: OpenFinding;
}

/** A scene with a finding for each of its rows and looks, and for what fails in it unseen. */
export class SceneWalk {
  readonly scene: Scene;
  readonly #rows: readonly WalkedRow[];
  readonly #unseen = openFinding("fails nowhere unseen");

  constructor(scene: Scene) {
    this.scene = scene;
    this.#rows = scene.rows.map((row) => ({
      row,
      seen: openFinding(`${row.name} (${row.spec})`),
      looked: row.look === undefined ? undefined : openFinding(`${row.name}: is fit to be seen by all`),
    }));
  }

  get findings(): readonly Finding[] {
    return [...this.#rows.flatMap(({ seen, looked }) => (looked ? [seen, looked] : [seen])), this.#unseen];
  }

  /** Walks the rows in order, in a page that may have seen other scenes. Never rejects: what is wrong is in the findings. */
  async walk(openPage: () => Promise<Watched>, cast: Cast): Promise<void> {
    const { at, answers: given = [], clock, before } = this.scene;
    let answers: Answers | undefined;
    let watched: Watched | undefined;
    let broken: unknown;
    try {
      watched = await openPage();
      const { page } = watched;
      answers = new Answers(page.context(), cast);
      await before?.(cast);
      for (const answer of given) await answers.give(answer);
      if (clock) await page.clock.install();
      // What the last page still had to say is not of this scene.
      await page.goto("about:blank");
      forget(watched);
      await page.goto(cast.origin + named(at, cast));
      for (const walked of this.#rows) await walkRow(walked, watched, answers, cast);
    } catch (error) {
      broken = error;
    }
    await answers?.end().catch((error: unknown) => {
      broken ??= error;
    });
    const stop = () => {
      if (broken) throw broken;
    };
    // Rows that were not reached; the others have their finding already.
    for (const { seen, looked } of this.#rows) {
      await seen.settle(stop);
      await looked?.settle(stop);
    }
    await this.#unseen.settle(() => {
      stop();
      if (watched && watched.errors.length > 0) throw new Error(watched.errors.join("\n"));
    });
  }
}

async function walkRow({ row, seen, looked }: WalkedRow, watched: Watched, answers: Answers, cast: Cast) {
  await seen.settle(async () => {
    for (const step of row.does ?? []) await take(watched, step, cast, answers);
    for (const sight of row.sees) await see(watched, sight, cast);
  });
  await looked?.settle(async () => {
    const faults = await lookAt(watched.page, row.look as string);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
}
