import type { RequestHandler } from "express";

import { getRedirect } from "../i18n/routes";

/** Answers 301 for pages that have moved and for a slash at the end, which no page has; the query stays. */
export const redirectMoved: RequestHandler = (request, response, next) => {
  const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/s.exec(request.originalUrl) ?? [];
  // Two slashes at the beginning would be the address of another host, for the browser and for `new URL`; both read a backslash as a slash.
  const trimmed = pathname.replace(/^[/\\]{2,}/, "/").replace(/(?<=[^/])\/+$/, "");
  const target = getRedirect(trimmed) ?? trimmed;
  if (target === pathname) {
    next();
    return;
  }
  response.setHeader("Cache-Control", "public, max-age=3600");
  const [path = "", hash = ""] = target.split(/(?=#)/);
  response.redirect(301, path + search + hash);
};
