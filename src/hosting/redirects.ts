import type { RequestHandler } from "express";

import { getRedirect, MOVED_PAGES_FILE, type MovedPages } from "../domain/i18n/routes";
import { readPublished } from "../server/platform/published";

/** Where a page is now, which may end with a hash: by the table of routes, then by the old addresses of the offers. */
function findPage(path: string): string {
  const [page = "", hash = ""] = (getRedirect(path) ?? path).split(/(?=#)/);
  return (readPublished<MovedPages>(MOVED_PAGES_FILE)?.[page] ?? page) + hash;
}

/** Answers 301 for pages that have moved and for a slash at the end, which no page has; the query stays. */
export const redirectMoved: RequestHandler = (request, response, next) => {
  const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/s.exec(request.originalUrl) ?? [];
  // Two slashes at the beginning would be the address of another host, for the browser and for `new URL`; both read a backslash as a slash.
  const trimmed = pathname.replace(/^[/\\]{2,}/, "/").replace(/(?<=[^/])\/+$/, "");
  const target = findPage(trimmed);
  if (target === pathname) {
    next();
    return;
  }
  response.setHeader("Cache-Control", "public, max-age=3600");
  const [path = "", hash = ""] = target.split(/(?=#)/);
  response.redirect(301, path + search + hash);
};
