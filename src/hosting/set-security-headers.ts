import type { RequestHandler } from "express";

import type { InlineHashes } from "./read-inline-hashes";
import { getAnswerKind, getSecurityHeaders, type AnswerKind } from "./security-headers";

const KINDS: readonly AnswerKind[] = ["page", "file", "picture", "editor", "staff", "function"];

/** Creates what sets the headers of the path's kind, and of a page; they are computed once for each kind. */
export function createSecurityHandlers(hashes: InlineHashes, isHttps: boolean) {
  const headers = new Map(
    KINDS.map((kind) => [kind, new Map(Object.entries(getSecurityHeaders(kind, { hashes, isHttps })))]),
  );
  const setOfKind =
    (getKind: (path: string) => AnswerKind): RequestHandler =>
    (request, response, next) => {
      response.setHeaders(headers.get(getKind(request.path)) ?? new Map());
      next();
    };
  return { setOfPath: setOfKind(getAnswerKind), setOfPage: setOfKind(() => "page") };
}
