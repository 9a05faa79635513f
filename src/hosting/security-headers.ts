import type { RequestHandler } from "express";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FUNCTION_POLICY, SECURITY_HEADERS } from "../domain/config/security-headers";
import { STAFF_PAGES } from "../domain/config/staff";

/** Written by the build into the built site. */
export const INLINE_HASHES_FILE = "inline-hashes.json";
/** `'sha256-…'`. */
export type InlineHashes = Record<"scripts" | "styles", readonly string[]>;

/** Reads the hashes of the inline scripts and styles of a built site. Without the file nothing inline is allowed. */
export function readInlineHashes(folder: string): InlineHashes {
  const file = join(folder, INLINE_HASHES_FILE);
  if (!existsSync(file)) return { scripts: [], styles: [] };
  return JSON.parse(readFileSync(file, "utf8")) as InlineHashes;
}

export type AnswerKind = "page" | "file" | "picture" | "editor" | "staff" | "function";

interface PolicyFacts {
  hashes: InlineHashes;
  /** Whether visitors come by https: then a browser may turn every http address of ours into one. */
  isHttps: boolean;
}

const toPolicy = (...directives: readonly (string | false)[]) => directives.filter(Boolean).join("; ");

const CLOSED = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/**
 * One policy for all pages, so that a CDN needs one line. `default-src` is `'self'` because some browsers measure a
 * `<link rel="prefetch">` by it. Style attributes are React's (a picture's colour before it is there): they can draw but
 * not load, since every address in them is measured by `img-src`.
 */
function getPagePolicy({ hashes, isHttps }: PolicyFacts): string {
  return toPolicy(
    "default-src 'self'",
    ["script-src 'self'", ...hashes.scripts].join(" "),
    ["style-src 'self'", ...hashes.styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    ...CLOSED,
    isHttps && "upgrade-insecure-requests",
  );
}

/** A drawing or a feed opened by itself, and what a worker may load, which its own file's policy says. */
const FILE_POLICY = toPolicy("default-src 'self'", "style-src 'self' 'unsafe-inline'", ...CLOSED);

/** The editor compiles its own configuration (`unsafe-eval`), writes styles, and shows pictures that are not saved yet. */
const EDITOR_POLICY = toPolicy(
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "form-action 'self'",
  ...CLOSED,
);

/** The other pages of staff: our own files and functions, no scripts inline, nothing compiled. */
const STAFF_POLICY = toPolicy(
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The preview of a mail, in a frame without scripts: it inherits this policy, and mails carry their styles in attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  ...CLOSED,
);

const withPolicy = (policy: string) => ({ ...SECURITY_HEADERS, "Content-Security-Policy": policy });

const HEADERS: Record<Exclude<AnswerKind, "page">, Record<string, string>> = {
  file: withPolicy(FILE_POLICY),
  // Feed readers, chats and partners that read the content API show our pictures on their own pages.
  picture: { ...withPolicy(FILE_POLICY), "Cross-Origin-Resource-Policy": "cross-origin" },
  function: withPolicy(FUNCTION_POLICY),
  // A link that signs in stands in the address until the page has read it.
  staff: { ...withPolicy(STAFF_POLICY), "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" },
  editor: { ...withPolicy(EDITOR_POLICY), "X-Robots-Tag": "noindex" },
};

/**
 * Returns the security headers of an answer, by their names. The Node server sends them, and whoever writes the header rules of a
 * CDN takes them from here: `page` for everything, `editor` for `/admin`, `staff` for the pages beside it. The hashes are those that the build has
 * written to `inline-hashes.json` (see `precompress.ts`).
 */
export function getSecurityHeaders(kind: AnswerKind, facts: PolicyFacts): Record<string, string> {
  return kind === "page" ? withPolicy(getPagePolicy(facts)) : HEADERS[kind];
}

/** The editor and its files; `/admin/registro` is a page of the site. */
const EDITOR = /^\/admin(\/[^/]*\.[a-z0-9]+|\/)?$/;
const STAFF_PAGE = new RegExp(`^/admin/(?:${STAFF_PAGES.join("|")})(?:\\.html)?$`);
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|mp4|webm)$/i;
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/** Returns what the answer to a path is, when there is something under it; that there is nothing is told by a page. */
export function getAnswerKind(path: string): AnswerKind {
  if (/^\/api(\/|$)/.test(path)) return "function";
  if (STAFF_PAGE.test(path)) return "staff";
  if (EDITOR.test(path)) return "editor";
  if (PICTURE.test(path)) return "picture";
  return FILE.test(path) ? "file" : "page";
}

export function createSecurityHandlers(facts: PolicyFacts) {
  const setOfKind =
    (getKind: (path: string) => AnswerKind): RequestHandler =>
    (request, response, next) => {
      response.set(getSecurityHeaders(getKind(request.path), facts));
      next();
    };
  return { setOfPath: setOfKind(getAnswerKind), setOfPage: setOfKind(() => "page") };
}
