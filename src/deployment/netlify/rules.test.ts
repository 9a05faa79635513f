/** @jest-environment node */
import { createFileHeaders, createHeaderRules, createRedirectRules, getServedPath } from "./rules";

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
});

describe("createRedirectRules", () => {
  it("moves paths before the functions; behind them stand the 404 pages themselves, then the 404 of the language", () => {
    const { before, behind } = createRedirectRules({ "/es/excursiones/saona": "/es/excursiones/isla-saona" });
    const read = (text: string) =>
      text
        .trim()
        .split("\n")
        .map((line) => line.split("  "));
    expect(read(before)).toContainEqual(["/it/catalog/:slug/scheda", "/it/catalog/:slug#card", "301"]);
    expect(read(before).filter(([from]) => !from?.includes(":slug"))).toEqual([
      ["/it/catalogo/*", "/it/catalog/:splat", "301"],
      ["/es/excursiones/saona", "/es/excursiones/isla-saona", "301"],
    ]);
    expect(read(behind)).toEqual([
      ["/404", "/404.html", "404!"],
      ["/es/404", "/es/404.html", "404!"],
      ["/it/404", "/it/404.html", "404!"],
      ["/es/*", "/es/404.html", "404"],
      ["/it/*", "/it/404.html", "404"],
    ]);
  });
});
