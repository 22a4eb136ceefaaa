import type { Knex } from "knex";
import type { JobNews } from "./job-news.ts";

/** Where jobs stand in the queue. It is read once after each change of the queue, however many ask. */
export class QueuePlaces {
  readonly #knex: Knex;
  #places: Promise<Map<string, number>> | undefined;

  constructor(knex: Knex, news: JobNews, signal: AbortSignal) {
    this.#knex = knex;
    news.onQueue(() => this.forget(), signal);
  }

  /** From 1, the job that is next. Undefined for one that does not wait. */
  async of(id: string): Promise<number | undefined> {
    this.#places ??= this.#read();
    return (await this.#places).get(id);
  }

  forget(): void {
    this.#places = undefined;
  }

  async #read(): Promise<Map<string, number>> {
    try {
      const ids: string[] = await this.#knex("jobs")
        .where({ status: "queued" })
        .orderBy([{ column: "priority", order: "desc" }, "queued_at", "created_at"])
        .pluck("id");
      return new Map(ids.map((id, index) => [id, index + 1]));
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}
