import type { BitCoder } from "./bit-coder.ts";

/** Codes one kind of value: the writer passes it, the reader gets it. */
export type Code<T> = (c: BitCoder, value?: T) => T;

let contexts = 0;
/** Contexts that nobody else uses. */
export function contextsFor(count: number): number {
  contexts += count;
  return contexts - count;
}

export function flag(): Code<boolean> {
  const context = contextsFor(1);
  return (c, value) => c.flag(context, value);
}

/** A number, in hundredths of a unit where it is coded in `units` of it. */
export function number(units = 1): Code<number> {
  const context = contextsFor(1);
  return (c, value) => c.number(context, value && round(value * units)) / units;
}

/** A beat, from the beat that was coded before it. */
export function beat(): Code<number> {
  const context = contextsFor(1);
  return (c, value) => {
    c.beat = round(c.beat + c.number(context, value === undefined ? 0 : round(value - c.beat)));
    return c.beat;
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** One of at most eight values. */
export function oneOf<const T>(values: readonly T[]): Code<T> {
  const context = contextsFor(1);
  return (c, value) => values[c.choice(context, 3, value === undefined ? 0 : values.indexOf(value))] as T;
}

export function optional<T, None>(code: Code<T>, none: None): Code<T | None> {
  const context = contextsFor(1);
  return (c, value) => (c.flag(context, value !== undefined && value !== none) ? code(c, value as T) : none);
}

/** A list; its first beat is counted from 0. */
export function list<T>(code: Code<T>): Code<T[]> {
  const context = contextsFor(1);
  return (c, values) => {
    const length = c.natural(context, values?.length);
    c.beat = 0;
    return Array.from({ length }, (_, i) => code(c, values?.[i]));
  };
}

/** As many numbers as there are columns. */
export function columns(count: number): Code<number[]> {
  const codes = Array.from({ length: count }, () => number());
  return (c, values) => codes.map((code, i) => code(c, values?.[i]));
}

/** Two values. */
export function pair<T>(code: Code<T>): Code<readonly [T, T]> {
  return (c, values) => [code(c, values?.[0]), code(c, values?.[1])];
}

export function object<T extends object>(codes: { [K in keyof T]: Code<T[K]> }): Code<T> {
  return (c, value) => {
    const coded = {} as T;
    for (const key in codes) coded[key] = codes[key](c, value?.[key]);
    return coded;
  };
}
