import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = {
  ...{ ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript" },
  ...{ ".json": "application/json", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json" },
  ...{ ".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg", ".png": "image/png" },
  ...{ ".woff2": "font/woff2", ".xml": "application/xml", ".txt": "text/plain; charset=utf-8" },
};
const COMPRESSED = /^(?:text|application|image\/svg)/;

async function readPage(folder, path) {
  const inside = join(folder, normalize(path));
  for (const file of extname(path) ? [inside] : [join(inside, "index.html"), `${inside}.html`]) {
    const body = await readFile(file).catch(() => undefined);
    if (body) return { body, type: TYPES[extname(file)] ?? "application/octet-stream" };
  }
  return undefined;
}

/**
 * Serves a built site as every host does: gzip (level 6), hashed files for good, the others with an ETag. All that are compared are served by this, so that
 * they differ in their pages alone. `pages` (path to HTML) stand in for files. Returns its address and `stop`.
 */
export async function serveFolder(folder, pages = new Map()) {
  const answers = new Map();

  async function answer(path) {
    const html = pages.get(path);
    const file = html ? { body: Buffer.from(html), type: TYPES[".html"] } : await readPage(folder, path);
    if (!file) return undefined;
    const isCompressed = COMPRESSED.test(file.type);
    const body = isCompressed ? gzipSync(file.body, { level: 6 }) : file.body;
    return { ...file, isCompressed, body, etag: `"${createHash("sha1").update(body).digest("hex")}"` };
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    if (!answers.has(path)) answers.set(path, await answer(path));
    const { body = "", type = "text/plain", isCompressed, etag } = answers.get(path) ?? {};
    if (etag) response.setHeader("ETag", etag);
    if (etag && request.headers["if-none-match"] === etag) return response.writeHead(304).end();
    response.statusCode = etag ? 200 : 404;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Length", body.length);
    const isKept = /^\/static\/|[.-][0-9a-f]{20}\.\w+$/.test(path);
    response.setHeader(
      "Cache-Control",
      isKept ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
    if (isCompressed) response.setHeader("Content-Encoding", "gzip");
    response.end(body);
  }).listen(0, "127.0.0.1");
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
