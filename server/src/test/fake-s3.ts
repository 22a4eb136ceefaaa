import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * What befalls a request: nothing, an error of the service, an answer that never comes, or one that breaks off or stops in
 * the middle.
 */
export type Fault = "pass" | "slow down" | "hang" | "break off" | "stall";

interface StoredObject {
  body: Buffer;
  type: string;
}

/**
 * As much of the S3 protocol as files need: objects by path, ranges, validators, uploads in parts, errors as XML. Checked for
 * the presence of a signature.
 */
export interface FakeS3 {
  url: string;
  /** What is stored, by `/bucket/key`. */
  objects: Map<string, StoredObject>;
  /** Each request so far, as `GET /bucket/key`, uploads in parts with what they do. */
  requests: string[];
  /** What befalls the next requests, one each. */
  faults: Fault[];
  /** Uploads in parts that were neither completed nor aborted. */
  openUploads(): number;
  close(): Promise<void>;
}

/** @param earlier one that was closed: the new one has its address and its objects. */
export async function startFakeS3(accessKeyId: string, earlier?: FakeS3): Promise<FakeS3> {
  const objects: FakeS3["objects"] = earlier?.objects ?? new Map();
  const requests: string[] = [];
  const faults: Fault[] = [];
  const uploads = new Map<string, { type: string; parts: Map<number, Buffer> }>();

  function post(path: string, query: URLSearchParams, type: string, body: Buffer): { status: number; xml: string } {
    if (query.has("uploads")) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, { type, parts: new Map() });
      return xml(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const id = query.get("uploadId") ?? "";
    const upload = uploads.get(id);
    if (!upload) return error(404, "NoSuchUpload");
    const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) => Number(match[1]));
    const parts = wanted.map((number) => upload.parts.get(number) ?? Buffer.alloc(0));
    objects.set(path, { body: Buffer.concat(parts), type: upload.type });
    uploads.delete(id);
    return xml(200, `<CompleteMultipartUploadResult><ETag>"parts"</ETag></CompleteMultipartUploadResult>`);
  }

  function put(path: string, query: URLSearchParams, type: string, body: Buffer): { status: number; etag?: string } {
    const id = query.get("uploadId");
    if (id === null) objects.set(path, { body, type });
    else uploads.get(id)?.parts.set(Number(query.get("partNumber")), body);
    return { status: 200, etag: etagOf(body) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://s3");
    const { method } = request;
    requests.push([method, pathname, ...(query.has("uploads") || query.has("uploadId") ? ["part"] : [])].join(" "));
    const fault = faults.shift();
    if (fault === "hang") return;
    const body = await buffer(request);
    if (!isSigned(request, accessKeyId)) return answer(response, error(403, "AccessDenied"));
    if (fault === "slow down") return answer(response, error(503, "SlowDown"));
    const type = request.headers["content-type"] ?? "application/octet-stream";
    if (method === "POST") return answer(response, post(pathname, query, type, body));
    if (method === "PUT") return answer(response, put(pathname, query, type, body));
    if (method === "DELETE") {
      const id = query.get("uploadId");
      if (id === null) objects.delete(pathname);
      else uploads.delete(id);
      return answer(response, { status: 204 });
    }
    const object = objects.get(pathname);
    if (!object) return answer(response, error(404, "NoSuchKey"));
    return get(request, response, object, fault);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(earlier ? new URL(earlier.url).port : 0), "127.0.0.1", resolve),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    faults,
    openUploads: () => uploads.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function get(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { body, type }: StoredObject,
  fault: Fault | undefined,
): void {
  const etag = etagOf(body);
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const first = Number(from ?? 0);
  let refusal: Parameters<typeof answer>[1] | undefined;
  if (ifNoneMatch === etag) refusal = { status: 304, etag };
  else if (ifMatch !== undefined && ifMatch !== etag) refusal = error(412, "PreconditionFailed");
  else if (first >= body.length && from !== undefined) refusal = error(416, "InvalidRange");
  if (refusal) {
    answer(response, refusal);
    return;
  }
  const last = Math.min(to ? Number(to) : body.length - 1, body.length - 1);
  const part = body.subarray(first, last + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    "content-type": type,
    "content-length": part.length,
    etag,
    "last-modified": "Sun, 01 Nov 2026 00:00:00 GMT",
    ...(from !== undefined && { "content-range": `bytes ${first}-${last}/${body.length}` }),
  });
  if (fault === "break off" || fault === "stall") {
    response.write(part.subarray(0, Math.floor(part.length / 2)), () => fault === "break off" && response.destroy());
  } else {
    response.end(method === "HEAD" ? undefined : part);
  }
}

function answer(
  response: ServerResponse,
  { status, xml, etag }: { status: number; xml?: string; etag?: string },
): void {
  response.writeHead(status, { ...(xml && { "content-type": "application/xml" }), ...(etag && { etag }) }).end(xml);
}

function xml(status: number, content: string) {
  return { status, xml: `<?xml version="1.0" encoding="UTF-8"?>${content}` };
}

function error(status: number, code: string) {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function etagOf(body: Buffer): string {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}

function isSigned({ headers, url = "" }: IncomingMessage, accessKeyId: string): boolean {
  return (headers.authorization ?? url).includes(accessKeyId);
}
