import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

import { findRedirect, getHeaders, readHeaderRules, readRedirects } from "./rules.mjs";

const TYPES = {
  ...{ ".html": "text/html; charset=utf-8", ".json": "application/json", ".js": "text/javascript" },
  ...{ ".css": "text/css", ".svg": "image/svg+xml", ".xml": "application/xml", ".avif": "image/avif" },
};
/** What Netlify reads and does not serve. */
const RULES = new Set(["/_headers", "/_redirects"]);

/** The function of an address inside the platform. */
const FUNCTION = /^\/\.netlify\/functions\/([\w-]+)$/;

function findFile(folder, path) {
  if (RULES.has(path) || path.includes("..")) return undefined;
  const plain = path.replace(/\/$/, "");
  return [plain, `${plain}.html`, `${plain}/index.html`]
    .map((file) => join(folder, file))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const isText = (type) => /^(text\/|application\/(json|x-www-form-urlencoded))/.test(type);

/** Makes the event of a request; bodies that are no text come in base64. */
function toEvent(request, url, body) {
  const headers = {
    ...request.headers,
    "x-nf-client-connection-ip": request.headers["x-test-client"] ?? "192.0.2.1",
  };
  const base64 = "content-encoding" in headers || !isText(headers["content-type"] ?? "");
  const query = {};
  for (const [name, value] of url.searchParams) query[name] = [...(query[name] ?? []), value];
  const single = (record) =>
    Object.fromEntries(Object.entries(record).map(([name, values]) => [name, values.join(", ")]));
  const multi = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()]));
  return {
    ...{ path: url.pathname, httpMethod: request.method, rawUrl: url.href, rawQuery: url.search.slice(1) },
    ...{ headers: single(multi), multiValueHeaders: multi },
    ...{ queryStringParameters: single(query), multiValueQueryStringParameters: query },
    body: body.length === 0 ? null : body.toString(base64 ? "base64" : "utf8"),
    isBase64Encoded: base64,
  };
}

/**
 * Serves a deploy's `public/` by its `_redirects` and `_headers`, and its functions by `lambdas`, with the rules of Netlify
 * that this site relies on: files come before rules that are not forced, header rules reach files alone, an unknown path
 * is `404.html`. Gets the address, and `getFunction`, which names the function of a path.
 */
export async function startEdgeServer(folder, lambdas) {
  const redirects = await readRedirects(join(folder, "_redirects"));
  const headerRules = await readHeaderRules(join(folder, "_headers"));

  function sendFile(request, response, { file, status, path }) {
    const headers = getHeaders(headerRules, decodeURI(path));
    response.writeHead(status, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      ...headers,
    });
    response.end(request.method === "HEAD" ? undefined : readFileSync(file));
  }

  async function callFunction(request, response, url, id) {
    const answer = await lambdas.invoke(id, toEvent(request, url, await readBody(request)));
    response.writeHead(answer.statusCode, answer.multiValueHeaders ?? {});
    const body = Buffer.from(answer.body ?? "", answer.isBase64Encoded ? "base64" : "utf8");
    response.end(request.method === "HEAD" ? undefined : body);
  }

  async function serve(request, response) {
    const url = new URL(request.url, "https://palmarena.example");
    const path = url.pathname;
    const rule = findRedirect(redirects, path);
    const file = findFile(folder, path);
    if (file !== undefined && !rule?.force) return sendFile(request, response, { file, status: 200, path });
    if (rule === undefined)
      return sendFile(request, response, { file: join(folder, "404.html"), status: 404, path });
    const { target, status } = rule;
    if (status >= 300 && status < 400)
      return response.writeHead(status, { location: target + url.search }).end();
    const id = FUNCTION.exec(target)?.[1];
    if (id !== undefined) return callFunction(request, response, url, id);
    return sendFile(request, response, { file: findFile(folder, target), status, path });
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    getFunction: (path) => FUNCTION.exec(findRedirect(redirects, path)?.target ?? "")?.[1],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
