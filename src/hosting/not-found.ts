import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../domain/config/locales";
import { getPath, getPathLocale } from "../domain/i18n/routes";
import { ERROR_CODE_HEADER } from "../server/platform/http/http-error";
import { getCacheControl } from "./cache-headers";

function readPage(publicFolder: string, locale: Locale): string | undefined {
  const path = getPath("notFound", locale);
  const files = [`${path}/index.html`, `${path}.html`].map((file) => join(publicFolder, file));
  const file = files.find((candidate) => existsSync(candidate));
  return file && readFileSync(file, "utf8");
}

/** The addresses of the 404 pages themselves, which exist as files. */
export const NOT_FOUND_PATHS = LOCALE_CODES.map((locale) => getPath("notFound", locale)).flatMap((path) => [
  path,
  `${path}.html`,
  `${path}/index.html`,
]);

/** Answers 404 with the page of the path's language. */
export function serveNotFound(publicFolder: string): RequestHandler {
  const pages = new Map(LOCALE_CODES.map((locale) => [locale, readPage(publicFolder, locale)]));
  return (request, response) => {
    const page = pages.get(getPathLocale(request.path)) ?? pages.get(DEFAULT_LOCALE) ?? "404";
    response.set({ "Cache-Control": getCacheControl("/404.html"), [ERROR_CODE_HEADER]: "not-found" });
    response.status(404).type("html").send(page);
  };
}
