import type { RequestHandler } from "express";

import type { InlineHashes } from "./read-inline-hashes";
import { getAnswerKind, getSecurityHeaders, type AnswerKind } from "./security-headers";

const KINDS: readonly AnswerKind[] = ["page", "file", "picture", "editor", "staff", "function"];

interface SecurityHandlers {
  /** Sets the headers of what is under the path. */
  setOfPath: RequestHandler;
  /** Sets those of a page, whatever the path. */
  setOfPage: RequestHandler;
}

/** Creates what sets the security headers of a site, which are computed once for each kind of answer. */
export function createSecurityHandlers(hashes: InlineHashes, isHttps: boolean): SecurityHandlers {
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
