import { ApiError } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import { invalidField, parseJson } from "../http/validate.ts";
import { checkShape } from "./body-shapes.ts";

const MAX_BYTES = 65_536;
/** A page of another site cannot send this type without being asked first, so it cannot log its visitors in here. */
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/**
 * Lets only a small JSON object, or no body at all, go on to SuperTokens, which reads bodies of any type, inflates them
 * to any size and takes each for an object. The body can be read again afterwards.
 * @throws {ApiError} invalid_request, unsupported_media_type
 */
export async function checkBody(ctx: Context): Promise<void> {
  const isMeasured = !ctx.get("transfer-encoding") && !ctx.get("content-encoding");
  const length = ctx.request.length ?? 0;
  if (length > 0 && !JSON_TYPE.test(ctx.get("content-type"))) {
    throw invalidField("", "expected application/json in UTF-8", "unsupported_media_type");
  }
  if (!isMeasured) throw invalidField("", "expected a body with its length, and not compressed");
  if (length > MAX_BYTES) throw invalidField("", `expected at most ${MAX_BYTES} bytes`);
  const body = length > 0 ? parseJson(await peek(ctx, length)) : {};
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (!isObject) throw invalidField("", "expected an object");
  checkShape(ctx.path, body);
}

/** The whole body, which is put back before its end has been seen. A client that breaks off rejects the promise. */
async function peek({ req }: Context, length: number): Promise<string> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    const fail = (cause?: Error) => settle(() => reject(new ApiError("invalid_request", undefined, { cause })));
    const look = () => {
      const read: Buffer | null = req.read(length);
      // Less comes only before an end that is too early.
      if (read?.length === length) settle(() => resolve(read));
      else if (read) fail();
    };
    const settle = (end: () => void) => {
      req.off("readable", look).off("error", fail).off("close", fail);
      end();
    };
    req.on("readable", look).on("error", fail).on("close", fail);
  });
  req.unshift(body);
  return body.toString();
}
