import { inSlices } from "@nataraj/sdk/motion";
import type OpenAI from "openai";
import { openService, type Service } from "../../openai/service.ts";
import type { BuiltInPlanner } from "../built-in/built-in-planner.ts";
import { planOf } from "../built-in/counted-plan.ts";
import { varySteps } from "../built-in/vary.ts";
import type { Plan, Planner, PlanningTask, SegmentPlan, SegmentTask } from "../planner.ts";
import { ANSWER_SCHEMA, readAnswer } from "./answer.ts";
import { type PhraseTask, phrasesOf } from "./phrases.ts";
import { promptFor } from "./prompt.ts";
import { applyAnswer } from "./repair.ts";

/** Where the language model is, and how long it may take. */
export interface LanguageModelOptions {
  /** Any server that speaks OpenAI's protocol; without one, OpenAI's own. */
  baseURL?: string | undefined;
  apiKey?: string | undefined;
  model: string;
  /** Milliseconds for the whole answer, second tries included. */
  timeout?: number;
}

const DEFAULT_TIMEOUT_MS = 25_000;
/** Limit of an answer. A minute of moves has a few kilobytes. */
const MAX_BYTES = 1_000_000;

/**
 * Lets a language model choose the moves, phrase by phrase. The built-in planner fills in what the model leaves out or
 * gets wrong, and plans everything if the service does not answer in time.
 */
export class LanguageModelPlanner implements Planner {
  readonly #service: Service;
  readonly #model: string;
  readonly #builtIn: BuiltInPlanner;

  constructor({ baseURL, apiKey, model, timeout = DEFAULT_TIMEOUT_MS }: LanguageModelOptions, builtIn: BuiltInPlanner) {
    this.#service = openService({ baseURL, apiKey, timeoutMs: timeout, maxBytes: MAX_BYTES });
    this.#model = model;
    this.#builtIn = builtIn;
  }

  async plan(task: PlanningTask, signal?: AbortSignal): Promise<Plan> {
    const countedPlan = await this.#builtIn.planInSlices(task, signal);
    const phrases = phrasesOf(countedPlan, task.analysis);
    if (phrases.length === 0) return planOf(countedPlan, task);
    try {
      const answer = readAnswer(await this.#ask(phrases, task, signal));
      const { placed, fromModel } = applyAnswer(answer, phrases, countedPlan, this.#builtIn.catalogue);
      const varied = await inSlices(varySteps({ ...countedPlan, placed }, task.seed), signal);
      const byModel = new Set([...fromModel].map(({ from }) => from));
      return planOf(varied, task, ({ from }) => byModel.has(from));
    } catch (error) {
      signal?.throwIfAborted();
      const plan = planOf(countedPlan, task);
      // The reason names the kind of failure only: an answer may quote the lyrics.
      const reason = error instanceof Error ? error.name : "unknown error";
      plan.explanation.unshift(`The language model gave no usable answer (${reason}); the built-in planner chose all.`);
      return plan;
    }
  }

  /**
   * The built-in planner plans single segments: between fixed neighbours the joins matter most, and its search weighs
   * them.
   */
  planSegment(task: SegmentTask, signal?: AbortSignal): Promise<SegmentPlan> {
    return this.#builtIn.planSegment(task, signal);
  }

  async #ask(
    phrases: readonly PhraseTask[],
    { current }: PlanningTask,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    const request: OpenAI.ChatCompletionCreateParamsNonStreaming = {
      model: this.#model,
      messages: promptFor(phrases, this.#builtIn.catalogue, current),
      response_format: {
        type: "json_schema",
        json_schema: { name: "choreography", strict: true, schema: ANSWER_SCHEMA },
      },
    };
    const completion = await this.#service.call(
      (client, options) => client.chat.completions.create(request, options),
      signal,
    );
    return completion.choices[0]?.message.content ?? "";
  }
}
