import { isUtf8 } from "node:buffer";
import express, { Router, type Request, type RequestHandler } from "express";

import { BODY_LIMIT } from "../contracts/limits";

class TextEncodingError extends Error {
  readonly status = 400;
}

const OPTIONS = { limit: BODY_LIMIT, inflate: false };

/** Refuses a body that is not UTF-8, for the parsers of Express. */
export function assertUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new TextEncodingError("The body is not UTF-8.");
}

/** Parses a form with parts, as which some mail programs send `List-Unsubscribe`; files have no place in any form of ours. */
async function parseParts({ headers, body }: Request): Promise<unknown> {
  const type = headers["content-type"] ?? "";
  const form = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": type },
  }).formData();
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
}

const parseOther: RequestHandler = async (request, _response, next) => {
  if (Buffer.isBuffer(request.body))
    request.body = request.is("multipart/form-data")
      ? await parseParts(request).catch(() => null)
      : undefined;
  next();
};

/**
 * Parses a body by its content type, as Gatsby's functions expect to find it; unknown types become `undefined`. The stream is always
 * read to its end, because Gatsby's wrapper would otherwise parse it, without our limit and hiding its errors.
 */
export const parseBody: RequestHandler = Router().use(
  express.json({ ...OPTIONS, strict: false, verify: assertUtf8 }),
  express.urlencoded({ ...OPTIONS, extended: false }),
  express.raw({ ...OPTIONS, type: () => true }),
  parseOther,
);
