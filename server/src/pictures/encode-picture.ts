import type { ChildProcess } from "node:child_process";
import { open, stat, writeFile } from "node:fs/promises";
import { ApiError } from "@nataraj/sdk/contract";
import { asUnavailable } from "../disk/disk-faults.ts";
import { startProcess } from "../process/start-process.ts";
import { KeyedSemaphore } from "../uploads/keyed-semaphore.ts";
import type { PictureReply, PictureRequest } from "./picture-message.ts";

const HEIC = "Pictures in HEIC cannot be read here. Please choose a PNG, JPEG or WebP file.";
/**
 * The brands of an iPhone's camera (ISO/IEC 14496-12, 4.3; 23008-12, 10.2). sharp reads these only where it was built
 * with a decoder of HEVC, whose patents keep it out of the packaged one.
 */
const HEIC_BRAND = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/s;
/** How the files of the formats begin: PNG, JPEG, GIF, WebP, and HEIF with AVIF. */
const SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];

/**
 * What the process may use. The largest picture takes 950 MB (50 megapixels of AVIF) and 4 s; most take 100 MB and half a
 * second.
 */
const LIMITS = { memory: 1024, seconds: 15 };
/** On a busy machine the processor time takes longer. Milliseconds. */
const TIMEOUT_MS = 60_000;

/** One at a time for all users: the memory is enough for one. */
const decoding = new KeyedSemaphore(1);

export interface PictureEncoding extends PictureRequest {
  /** Where the new picture is written. */
  output: string;
  /** Ends the work, or the waiting for it. */
  signal?: AbortSignal | undefined;
}

/** What a test may put in the place of the real thing. */
export interface PictureProcess {
  start(request: PictureRequest): ChildProcess;
  timeoutMs: number;
}

const REAL: PictureProcess = {
  start: (request) =>
    startProcess("picture-child", import.meta.url, { args: [JSON.stringify(request)], limits: LIMITS }),
  timeoutMs: TIMEOUT_MS,
};

/**
 * Encodes an uploaded picture anew, upright and without metadata: nothing of the upload's own bytes is kept. It is decoded
 * in a process of its own, with limits of memory and time, one picture at a time.
 * @throws {ApiError} empty_file, invalid_picture, picture_too_large; unavailable when the machine lacks memory, time or disk.
 *   The signal's reason when it aborts.
 */
export async function encodePicture(
  { file, form, output, signal }: PictureEncoding,
  pictureProcess: Partial<PictureProcess> = {},
): Promise<void> {
  if ((await stat(file)).size === 0) throw new ApiError("empty_file");
  const head = await readHead(file);
  // The decoder would take drawings and documents too, and run their readers before it could be asked what it has.
  if (!SIGNATURES.some((signature) => signature.test(head))) throw new ApiError("invalid_picture");
  const options = { ...REAL, ...pictureProcess, signal };
  const reply = await decoding.run(file, () => ask({ file, form }, options), signal);
  if ("failure" in reply) throw asApiError(reply, head);
  try {
    await writeFile(output, reply.picture);
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Has a process decode a picture, and waits for the process's end: its memory is free then. */
async function ask(
  request: PictureRequest,
  { start, timeoutMs, signal }: PictureProcess & { signal: AbortSignal | undefined },
): Promise<PictureReply> {
  let child: ChildProcess | undefined;
  const kill = () => child?.kill("SIGKILL");
  const timer = setTimeout(kill, timeoutMs);
  signal?.addEventListener("abort", kill, { once: true });
  try {
    return await new Promise<PictureReply>((resolve, reject) => {
      let reply: PictureReply | undefined;
      child = start(request);
      child.once("message", (message) => {
        reply = message as PictureReply;
      });
      child.once("error", reject);
      // After the last message; "exit" may come before it.
      child.once("close", (code, ended) => {
        if (reply) resolve(reply);
        else if (ended === "SIGXCPU") resolve({ failure: "too_large", why: "It took too much processor time." });
        else reject(new Error(`The process that decodes pictures ended with ${ended ?? code}.`));
      });
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError("unavailable", undefined, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
}

function asApiError({ failure, why }: Extract<PictureReply, { failure: string }>, head: string): ApiError {
  const cause = new Error(why);
  if (failure === "no_memory") return new ApiError("unavailable", undefined, { cause });
  if (failure === "too_large") return new ApiError("picture_too_large", undefined, { cause });
  return new ApiError("invalid_picture", HEIC_BRAND.test(head) ? HEIC : undefined, { cause });
}

/** The first bytes of a file, as Latin-1. */
async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.toString("latin1");
  } finally {
    await handle.close();
  }
}
