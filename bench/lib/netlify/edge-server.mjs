import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

const TYPES = {
  ...{ ".html": "text/html; charset=utf-8", ".json": "application/json", ".js": "text/javascript" },
  ...{ ".css": "text/css", ".svg": "image/svg+xml", ".xml": "application/xml", ".avif": "image/avif" },
};
/** What Netlify reads and does not serve. */
const RULES = new Set(["/_headers", "/_redirects"]);
/** The function of an address inside the platform. */
const FUNCTION = /^\/\.netlify\/functions\/([\w-]+)$/;

/** Turns a path of a rule into a pattern; `*` is the rest of the path, which may be empty, `:name` one segment. */
function toPattern(path) {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?")
    .replace(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

function refuseErrors(errors) {
  if (errors.length > 0) throw new Error(`Netlify's own parser refuses: ${errors.map(String).join("; ")}`);
}

/** Reads `_redirects` by Netlify's own parser; `force` makes a rule stronger than a file. */
async function readRedirects(file) {
  const options = { redirectsFiles: [file], configRedirects: [], minimal: true };
  const { redirects, errors } = await parseAllRedirects(options);
  refuseErrors(errors);
  return redirects.map(({ from, to, status, force, ...others }) => {
    const unknown = Object.keys(others).filter((name) => Object.keys(others[name]).length > 0);
    if (unknown.length > 0)
      throw new Error(`A rule with ${unknown.join()}, which nothing here plays: ${from}`);
    return { pattern: toPattern(from), to, status, force };
  });
}

/** Finds the first rule for a path and fills its placeholders in. A slash at the end makes no difference to Netlify. */
function findRedirect(rules, path) {
  const plain = path.replace(/(?<=.)\/$/, "");
  for (const { pattern, to, status, force } of rules) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const fill = (whole, name) => match.groups?.[name] ?? (name === "splat" ? "" : whole);
    return { target: to.replace(/:(\w+)/g, fill), status, force };
  }
  return undefined;
}

async function readHeaderRules(file) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: true,
  });
  refuseErrors(errors);
  return headers.map(({ for: path, values }) => ({ pattern: toPattern(decodeURI(path)), values }));
}

function findFile(folder, path) {
  if (RULES.has(path) || path.includes("..")) return undefined;
  const plain = path.replace(/\/$/, "");
  return [plain, `${plain}.html`, `${plain}/index.html`]
    .map((file) => join(folder, file))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Makes the event of a request; bodies that are no text come in base64. */
async function toEvent(request, url) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const client = request.headers["x-test-client"] ?? "192.0.2.1";
  const headers = { ...request.headers, "x-nf-client-connection-ip": client };
  const isText = /^(text\/|application\/(json|x-www-form-urlencoded))/.test(headers["content-type"] ?? "");
  const base64 = "content-encoding" in headers || !isText;
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
 * is `404.html`. Returns the address, and `getFunction`, which names the function of a path.
 */
export async function startEdgeServer(folder, lambdas) {
  const redirects = await readRedirects(join(folder, "_redirects"));
  const headerRules = await readHeaderRules(join(folder, "_headers"));

  function answer(request, response, status, headers, body) {
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  }

  /** Of the header rules every one that matches counts, and of one name the last. */
  function sendFile(request, response, file, status, path) {
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const headers = { "content-type": type };
    for (const { pattern, values } of headerRules)
      if (pattern.test(decodeURI(path)))
        for (const [name, value] of Object.entries(values)) headers[name.toLowerCase()] = value;
    answer(request, response, status, headers, readFileSync(file));
  }

  async function serve(request, response) {
    const url = new URL(request.url, "https://palmarena.example");
    const path = url.pathname;
    const rule = findRedirect(redirects, path);
    const file = findFile(folder, path);
    if (file !== undefined && !rule?.force) return sendFile(request, response, file, 200, path);
    if (rule === undefined) return sendFile(request, response, join(folder, "404.html"), 404, path);
    const { target, status } = rule;
    if (status >= 300 && status < 400)
      return response.writeHead(status, { location: target + url.search }).end();
    const id = FUNCTION.exec(target)?.[1];
    if (id === undefined) return sendFile(request, response, findFile(folder, target), status, path);
    const reply = await lambdas.invoke(id, await toEvent(request, url));
    const body = Buffer.from(reply.body ?? "", reply.isBase64Encoded ? "base64" : "utf8");
    return answer(request, response, reply.statusCode, reply.multiValueHeaders ?? {}, body);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
  }).listen(0, "127.0.0.1");
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
