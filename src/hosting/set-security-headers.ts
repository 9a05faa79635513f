import type { RequestHandler } from "express";

import { getAnswerKind, getSecurityHeaders, type AnswerKind, type InlineHashes } from "./security-headers";

const KINDS: readonly AnswerKind[] = ["page", "file", "picture", "editor", "function"];

interface SecurityHandlers {
  /** Gets the headers of what is under a path. */
  getOfPath: (path: string) => Readonly<Record<string, string>>;
  /** Sets them. */
  setOfPath: RequestHandler;
  /** Sets those of a page, whatever was asked for. */
  setOfPage: RequestHandler;
}

/** Creates what sets the security headers of a site, which are put together once for each kind of answer. */
export function createSecurityHandlers(hashes: InlineHashes, isHttps: boolean): SecurityHandlers {
  const headers = Object.fromEntries(
    KINDS.map((kind) => [kind, getSecurityHeaders(kind, { hashes, isHttps })]),
  ) as Record<AnswerKind, Record<string, string>>;
  const getOfPath = (path: string) => headers[getAnswerKind(path)];
  return {
    getOfPath,
    setOfPath(request, response, next) {
      response.setHeaders(new Map(Object.entries(getOfPath(request.path))));
      next();
    },
    setOfPage(_request, response, next) {
      response.setHeaders(new Map(Object.entries(headers.page)));
      next();
    },
  };
}
