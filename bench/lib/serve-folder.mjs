import { once } from "node:events";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import serveStatic from "express-static-gzip";

const getCaching = (path) =>
  /\/static\/|[.-][0-9a-f]{20}\.\w+(\.gz)?$/.test(path)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";

/**
 * Serves a built site as every host does: gzip, hashed files for good, the others with an ETag. All that are compared are served by this, so that
 * they differ in their pages alone. `pages` (path to HTML) stand beside the files. Returns its address and `stop`.
 */
export async function serveFolder(folder, pages) {
  const app = express();
  for (const [path, html] of pages) {
    const body = gzipSync(html);
    app.get(path, (_request, response) => {
      response
        .set({ "Content-Encoding": "gzip", "Cache-Control": getCaching("") })
        .type("html")
        .send(body);
    });
  }
  app.use((request, _response, next) => {
    if (!extname(request.path)) request.url = `${request.path.replace(/\/$/, "")}/index.html`;
    next();
  });
  const setHeaders = (response, path) => response.set("Cache-Control", getCaching(path));
  app.use(serveStatic(folder, { serveStatic: { setHeaders } }));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/**
 * Returns the limit of a built page: the same text, styles, fonts and pictures as plain HTML. All its scripts are taken out, and with
 * them what only scripts use.
 */
export function toLimitPage(html) {
  return html
    .replace(/<template id="scripts">.*?<\/template>/s, "")
    .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replace(/<link[^>]*\sas="(?:script|fetch)"[^>]*>/g, "")
    .replace(/<!-- slice-(?:start|end) [^>]*-->/g, "");
}
