import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** As much of an S3-compatible service as files need: objects by path, checked for the presence of a signature. */
export interface FakeS3 {
  url: string;
  /** What is stored, by `/bucket/key`. */
  objects: Map<string, { body: Buffer; type: string }>;
  close(): Promise<void>;
}

/** @param earlier one that was closed: the new one has its address and its objects. */
export async function startFakeS3(accessKeyId: string, earlier?: FakeS3): Promise<FakeS3> {
  const objects: FakeS3["objects"] = earlier?.objects ?? new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://s3");
    if (!isSigned(request, accessKeyId)) return response.writeHead(403).end();
    if (request.method === "PUT") {
      const type = request.headers["content-type"] ?? "application/octet-stream";
      objects.set(pathname, { body: await buffer(request), type });
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    const object = objects.get(pathname);
    if (request.method === "DELETE") {
      objects.delete(pathname);
      return response.writeHead(204).end();
    }
    if (!object) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": object.type, "content-length": object.body.length });
    return response.end(request.method === "HEAD" ? undefined : object.body);
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(earlier ? new URL(earlier.url).port : 0), "127.0.0.1", resolve),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isSigned({ headers, url = "" }: IncomingMessage, accessKeyId: string): boolean {
  return (headers.authorization ?? url).includes(accessKeyId);
}
