import type { Request, RequestHandler, Response } from "express";

import { getAnswerKind, getSecurityHeaders, type AnswerKind, type InlineHashes } from "./security-headers";

const KINDS: readonly AnswerKind[] = ["page", "file", "picture", "editor", "function"];

interface SecurityHandlers {
  /** Sets the headers of what is asked for. */
  ofPath: RequestHandler;
  /** Sets those of a page, whatever was asked for. */
  ofPage: RequestHandler;
}

/** Creates what sets the security headers of a site, made once for each kind of answer. */
export function createSecurityHandlers(hashes: InlineHashes, isHttps: boolean): SecurityHandlers {
  const headers = new Map(
    KINDS.map((kind) => [kind, new Map(Object.entries(getSecurityHeaders(kind, { hashes, isHttps })))]),
  );
  const set = (kind: AnswerKind, response: Response) => response.setHeaders(headers.get(kind) ?? new Map());
  return {
    ofPath(request: Request, response, next) {
      set(getAnswerKind(request.path), response);
      next();
    },
    ofPage(_request, response, next) {
      set("page", response);
      next();
    },
  };
}
