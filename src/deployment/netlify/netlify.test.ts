/** @jest-environment node */
import { createFileHeaders } from "./answer-headers";
import { createHeaderRules, getServedPath } from "./header-rules";
import { readFunctionRules } from "../../workarounds/netlify/adapter";
import { createRedirectRules } from "./redirect-rules";
import { wrapHandler, type LambdaAnswer, type LambdaEvent } from "./wrap-handler";

const FILES = [
  ...["index.html", "404.html", "es.html", "es/excursiones.html", "es/excursiones/isla-saona.html"],
  ...["es/search-index.json", "es/site.webmanifest", "robots.txt", "favicon.svg", "sw.js"],
  ...[
    "app-561187a1f25bd3317895.js",
    "app-561187a1f25bd3317895.js.map",
    "webpack-runtime-561187a1f25bd3317895.js",
  ],
  ...["static/abc/picture.avif", "static/def/picture.webp", "static/font-561187a1f25bd3317895.woff2"],
  ...["page-data/index/page-data.json", "page-data/app-data.json", "flags/es.svg", "codes/a b.svg"],
  ...["admin.html", "admin/main-ABCDEFGH.js", "admin/main-ABCDEFGH.css", "admin/registro.html"],
  ...["admin/sign-in.html", "admin/people.html", "admin/me.html"],
];

/** Reads rules of headers. Netlify's own parsers, which are ES modules, read them in `bench/prove/netlify.mjs`. */
function readHeaderRules(text: string) {
  return text.split("\n\n").map((rule) => {
    const [path = "", ...lines] = rule.trim().split("\n");
    const values = lines.map((line) => [
      line.slice(2, line.indexOf(":")),
      line.slice(line.indexOf(": ") + 2),
    ]);
    return { path, values: Object.fromEntries(values) as Record<string, string> };
  });
}

const getFileHeaders = createFileHeaders({ scripts: ["'sha256-a'"], styles: [] });

describe("createHeaderRules", () => {
  it("gives every file the headers that the Node server gives it", () => {
    const rules = readHeaderRules(createHeaderRules(FILES, getFileHeaders));
    // On Netlify `/admin/*` counts for `/admin`, too.
    const matches = (rule: string, path: string) =>
      rule.endsWith("/*") ? `${path}/`.startsWith(rule.slice(0, -1)) : decodeURI(rule) === path;
    for (const file of FILES) {
      const path = getServedPath(file);
      const values = rules.filter((rule) => matches(rule.path, path)).map((rule) => rule.values);
      expect([path, Object.assign({}, ...values)]).toEqual([path, getFileHeaders(path, `/${file}`)]);
    }
  });

  it("lets no search engine list the editor, and keeps the header from the page of registration, which says so itself", () => {
    const header = (file: string) => getFileHeaders(getServedPath(file), `/${file}`)["X-Robots-Tag"];
    const files = ["admin.html", "admin/main-ABCDEFGH.js", "admin/sign-in.html", "admin/registro.html"];
    expect(files.map(header)).toEqual(["noindex", "noindex", "noindex", undefined]);
  });

  it("goes from general to particular, and says nothing twice that a folder has said", () => {
    const paths = readHeaderRules(createHeaderRules(FILES, getFileHeaders)).map(({ path }) => path);
    expect(paths[0]).toBe("/*");
    expect(paths).toContain("/static/*");
    expect(paths).not.toContain("/static/abc/picture.avif");
    expect(paths).toEqual(expect.arrayContaining(["/admin/*", "/admin/registro"]));
    expect(paths.filter((path) => path.startsWith("/es/excursiones"))).toEqual([]);
  });
});

describe("createRedirectRules", () => {
  it("moves paths, then functions, then the 404 pages themselves, then the 404 of the language", () => {
    const adapted =
      "/mine /x 301\n# gatsby-adapter-netlify start\n/api/contact  /.netlify/functions/contact-js  200\n\n# gatsby-adapter-netlify end\n";
    const moved = { "/es/excursiones/saona": "/es/excursiones/isla-saona" };
    const lines = createRedirectRules(readFunctionRules(adapted), moved).trim().split("\n");
    const rules = lines.map((line) => line.split("  "));
    expect(rules).toContainEqual(["/it/catalog/:slug/scheda", "/it/catalog/:slug#card", "301"]);
    expect(rules.filter(([from]) => !from?.includes(":slug"))).toEqual([
      ["/it/catalogo/*", "/it/catalog/:splat", "301"],
      ["/es/excursiones/saona", "/es/excursiones/isla-saona", "301"],
      ["/api/contact", "/.netlify/functions/contact-js", "200"],
      ["/api/*", "/unknown-function.json", "404"],
      ["/404", "/404.html", "404!"],
      ["/es/404", "/es/404.html", "404!"],
      ["/it/404", "/it/404.html", "404!"],
      ["/es/*", "/es/404.html", "404"],
      ["/it/*", "/it/404.html", "404"],
    ]);
  });

  it("stops a build whose functions would not be reached", () => {
    expect(() => readFunctionRules("/x /y 301\n")).toThrow("no rules for the functions");
  });
});

describe("wrapHandler", () => {
  const EVENT: LambdaEvent = {
    ...{ path: "/api/contact", httpMethod: "POST", headers: { "Content-Length": "9999", a: "b" } },
    ...{ body: "dmlzaXTDqQ==", isBase64Encoded: true },
  };
  const call = (answer: LambdaAnswer, event = EVENT) => {
    const handler = jest.fn(async (_given: LambdaEvent) => answer);
    return wrapHandler(handler)(event, {}).then((result) => ({ result, given: handler.mock.calls[0]?.[0] }));
  };

  it("adds the security headers and leaves those of the function", async () => {
    const own = { "cache-control": ["no-store"], "content-security-policy": ["default-src 'none'"] };
    const { result } = await call({ statusCode: 200, multiValueHeaders: own, body: "x" });
    expect(result.multiValueHeaders).toMatchObject({ ...own, "x-content-type-options": ["nosniff"] });
    expect(Object.keys(result.multiValueHeaders ?? {})).toContain("strict-transport-security");
  });

  it("tells the true length of a body, whatever the client has said", async () => {
    const { given } = await call({ statusCode: 200, body: "x" });
    expect(given?.multiValueHeaders).toEqual({ a: ["b"], "content-length": ["7"] });
    const { given: empty } = await call({ statusCode: 200, body: "x" }, { ...EVENT, body: null });
    expect(empty?.multiValueHeaders).toEqual({ a: ["b"] });
  });

  it("answers in JSON when the function could not", async () => {
    const { result } = await call({ statusCode: 500 });
    expect([result.statusCode, result.body]).toEqual([500, '{"code":"server-error"}']);
    expect(result.multiValueHeaders?.["cache-control"]).toEqual(["no-store"]);
    const own = await call({ statusCode: 500, body: '{"code":"server-error","settings":["SECRET"]}' });
    expect(own.result.body).toContain("SECRET");
  });
});
