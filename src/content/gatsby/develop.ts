import { join } from "node:path";
import { request as httpRequest } from "node:http";

import type { Express, Request, Response } from "express";
import type { GatsbyNode } from "gatsby";

import { LOCALE_CODES } from "../../domain/config/locales";
import { STAFF_PAGES } from "../../domain/config/staff";
import { getFilePath } from "../../domain/i18n/routes";
import { createSearchIndex, readSiteFacts } from "../outputs/site-facts";

/** Gives `npm run dev` the search index, which the build writes as a file. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, getNodesByType }) => {
  const server = app as Express;
  for (const locale of LOCALE_CODES)
    server.get(getFilePath("searchIndex", locale), (_request, response) => {
      response.type("json").send(createSearchIndex(readSiteFacts(getNodesByType), locale));
    });
};

/** Paths below `/admin` and the documents of `static/admin`. */
const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ["/", "index.html"],
  ...STAFF_PAGES.map((name) => [`/${name}`, `${name}.html`] as const),
]);

/** Sends a request on with its headers, `Host` among them: the editor's backend compares it with `Origin`. */
function sendOn(port: number, incoming: Request, response: Response): void {
  const { method, headers, originalUrl: path } = incoming;
  const outgoing = httpRequest({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  outgoing.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { "Content-Type": "application/json" }).end('{"code":"unavailable"}');
  });
  incoming.pipe(outgoing);
}

/**
 * Creates what gives `npm run dev` its editor: the pages of `/admin`, for which Gatsby's development server looks among those of the
 * site, and the backend that `scripts/dev.mjs` has started on `port`; without one nothing can be saved.
 */
export function createDevelopMiddleware(folder: string, port: number | undefined) {
  return (app: Express): void => {
    app.use("/admin", (request, response, next) => {
      const page = DOCUMENTS.get(request.path);
      if (page === undefined) next();
      else response.sendFile(join(folder, "static", "admin", page));
    });
    if (port !== undefined) app.use("/api/editor", (request, response) => sendOn(port, request, response));
  };
}
