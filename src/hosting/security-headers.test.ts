/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { setUpTestSite } from "../testing/set-up-test-site";
import { createApp } from "./create-app";
import { writeInlineHashes } from "../deployment/precompress";
import { getAnswerKind, getSecurityHeaders } from "./security-headers";
import { startServer } from "./start-server";

const site = setUpTestSite();

const EVERYWHERE = {
  // No source that lets anybody's scripts in.
  "content-security-policy":
    /^(?!.*(?:script-src[^;]*(?:'unsafe-|data:|blob:|https?:)|\*)).*frame-ancestors 'none'/,
  "strict-transport-security": /max-age=63072000/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin/,
  // Pictures may stand on other sites.
  "cross-origin-resource-policy": /^(?:same|cross)-origin$/,
};

describe("every kind of answer carries every header, by the rules of Mozilla's Observatory", () => {
  it.each<[string, number, string, RequestInit]>([
    ["a page", 200, "/es/excursiones", {}],
    ["a part of a file", 206, "/film.mp4", { headers: { range: "bytes=0-3" } }],
    ["a part that is not there", 416, "/film.mp4", { headers: { range: "bytes=900-" } }],
    ["a redirect", 301, "/es/excursiones/", {}],
    ["a page that is not there", 404, "/es/nada", {}],
    ["a path that is no text", 400, "/%ff", {}],
    ["a function's JSON", 200, "/api/health", {}],
    ["a function's page", 404, "/api/unsubscribe", {}],
    ["a refused method", 405, "/api/contact", { method: "PUT" }],
    [
      "a refused body",
      400,
      "/api/contact",
      { method: "POST", headers: { "content-type": "application/json" }, body: "{" },
    ],
  ])("%s (%i)", async (_name, status, path, init) => {
    const { headers, status: answered } = await fetch(site.url + path, { redirect: "manual", ...init });
    expect(answered).toBe(status);
    for (const [name, pattern] of Object.entries(EVERYWHERE))
      expect(headers.get(name) ?? `no ${name}`).toMatch(pattern);
  });
});

it("a page runs no script and loads no style but its own", async () => {
  const policy = (await site.get("/")).headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self';/);
  for (const directive of ["form-action", "base-uri", "object-src"]) expect(policy).toContain(directive);
});

describe("what stands inline", () => {
  const HTML = `<script id="a">one()</script><script src="/x.js" async></script>
    <script type="application/ld+json">{"a":1}</script><style data-href="/s.css">p{}</style>
    <noscript><style>b{}</style></noscript><script
      id="b">
      two()
    </script>`;

  it("is allowed by its hash on every page, once, also after a second build, and nothing else is", async () => {
    const folder = makeTemporaryFolder();
    mkdirSync(join(folder, "es"));
    for (const page of ["index.html", "es/index.html"]) writeFileSync(join(folder, page), HTML);
    const first = await writeInlineHashes(folder);
    expect(await writeInlineHashes(folder)).toEqual(first);
    const server = await startServer(createApp(folder, { isHttps: true }));
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/es`);
    await server.stop();
    // printf 'one()' | openssl dgst -sha256 -binary | base64
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
    expect(policy.match(/'sha256-/g)).toHaveLength(4);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("upgrade-insecure-requests");
  });
});

it.each([
  ["/", "page"],
  ["/es/excursiones", "page"],
  ["/admin/registro", "page"],
  ["/admin", "editor"],
  ["/admin/main-ABCDEFGH.js", "editor"],
  ["/admin/sign-in", "staff"],
  ["/admin/people.html", "staff"],
  ["/admin/enquiries", "staff"],
  ["/admin/me/else", "page"],
  ["/app-561187a1f25bd3317895.js", "file"],
  ["/static/abc/picture.avif", "picture"],
  ["/api/contact", "function"],
  ["/apiary", "page"],
])("%s is answered as %s", (path, kind) => {
  expect(getAnswerKind(path)).toBe(kind);
});

it("lets the staff's pages run our own files alone, tell nobody their address, and stay out of search engines", () => {
  const facts = { hashes: { scripts: ["'sha256-a'"], styles: [] }, isHttps: true };
  const headers = getSecurityHeaders("staff", facts);
  // Styles of the preview of a mail.
  const policy = headers["Content-Security-Policy"]?.replace("style-src-attr 'unsafe-inline'; ", "");
  expect(policy).not.toMatch(/unsafe|sha256|data:|blob:|https?:/);
  expect(headers["Content-Security-Policy"]).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(headers).toMatchObject({ "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" });
});
