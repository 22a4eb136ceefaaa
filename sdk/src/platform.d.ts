/*
 * What the sdk takes from where it runs: the part of the web's standards that browsers, Node and workers share, and no more.
 * The sdk is compiled without the DOM's types, so that nothing of a page gets into it. Programs that use the sdk have the
 * real types of their own platform. The sdk exports nothing of this file.
 */

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare const AbortSignal: {
  abort(reason?: unknown): AbortSignal;
  timeout(milliseconds: number): AbortSignal;
  any(signals: readonly AbortSignal[]): AbortSignal;
};

declare class DOMException extends Error {
  constructor(message?: string, name?: string);
}

interface Blob {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

declare class File implements Blob {
  constructor(parts: readonly (Blob | BufferSource | string)[], name: string, options?: { type?: string });
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

type BufferSource = ArrayBuffer | ArrayBufferView;

declare class FormData {
  append(name: string, value: string | Blob, fileName?: string): void;
}

interface ReadableStreamReader<T> {
  read(): Promise<{ done: false; value: T } | { done: true; value: T | undefined }>;
  cancel(reason?: unknown): Promise<void>;
  releaseLock(): void;
}

interface ReadableStream<T = unknown> {
  getReader(): ReadableStreamReader<T>;
  cancel(reason?: unknown): Promise<void>;
}
/** There, or not, as in React Native. */
declare const ReadableStream: unknown;

type BodyInit = string | Blob | FormData | BufferSource | ReadableStream<Uint8Array<ArrayBuffer>>;
declare class Headers {
  constructor(init?: HeadersInit);
  get(name: string): string | null;
  set(name: string, value: string): void;
}

type HeadersInit = Record<string, string> | [string, string][] | Headers;
type RequestInfo = string | Request;

interface RequestInit {
  method?: string;
  headers?: HeadersInit;
  body?: BodyInit | null;
  cache?: "default" | "no-store" | "reload" | "no-cache" | "force-cache" | "only-if-cached";
  credentials?: "omit" | "same-origin" | "include";
  signal?: AbortSignal | null;
}

declare class Request {
  constructor(input: RequestInfo | URL, init?: RequestInit);
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  clone(): Request;
}

declare class Response {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  text(): Promise<string>;
  json(): Promise<unknown>;
  blob(): Promise<Blob>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

declare function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;

declare class URL {
  static canParse(url: string, base?: string | URL): boolean;
  constructor(url: string, base?: string | URL);
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

declare class TextDecoder {
  decode(input?: BufferSource, options?: { stream?: boolean }): string;
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

/** The progress of an upload, where there is this class. */
declare class XMLHttpRequest {
  readonly status: number;
  readonly statusText: string;
  readonly responseText: string;
  readonly upload: {
    addEventListener(
      type: "progress",
      listener: (event: { lengthComputable: boolean; loaded: number; total: number }) => void,
    ): void;
  };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  addEventListener(type: "load" | "error" | "abort", listener: () => void): void;
  getResponseHeader(name: string): string | null;
  send(body: FormData): void;
  abort(): void;
}

declare const console: { warn(...data: unknown[]): void; error(...data: unknown[]): void };
declare const crypto: { randomUUID(): string; getRandomValues<T extends ArrayBufferView>(array: T): T };
declare const performance: { now(): number };
declare function setTimeout(act: () => void, milliseconds?: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function atob(base64: string): string;
declare function queueMicrotask(act: () => void): void;

interface MessagePort {
  onmessage: (() => void) | null;
  postMessage(message: undefined): void;
  close(): void;
}

declare class MessageChannel {
  readonly port1: MessagePort;
  readonly port2: MessagePort;
}

/** A thread of its own; there, or not, as in Node. */
declare class Worker {
  constructor(url: URL, options?: { type?: "module" });
  onmessage: ((event: { data: never }) => void) | null;
  onerror: (() => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

interface ImportMeta {
  readonly url: string;
}
