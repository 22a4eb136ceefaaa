import { smoothstep } from "../math/curves.ts";

const EVERY = 3.4;
const LENGTH = 0.17;

/** Repeatable noise from 0 to 1. */
function noise(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** How far the eyes are closed at a time, 0 to 1: one blink in every three and a half seconds, at no regular moment. */
export function blinkAt(seconds: number): number {
  const turn = Math.floor(seconds / EVERY);
  const start = (turn + 0.1 + noise(turn) * 0.7) * EVERY;
  const u = (seconds - start) / LENGTH;
  if (u <= 0 || u >= 1) return 0;
  return u < 0.4 ? smoothstep(u / 0.4) : 1 - smoothstep((u - 0.4) / 0.6);
}
