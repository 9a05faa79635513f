/** @jest-environment node */
import type { Request, Response } from "express";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { sendRaw } from "../testing/send-raw";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { setUpTestSite } from "../testing/set-up-test-site";
import { getCacheControl } from "./cache-headers";
import { createApp } from "./create-app";
import { precompressFolder } from "../deployment/precompress-folder";
import { startServer } from "./start-server";
import { FUNCTIONS } from "./serve-functions";

const site = setUpTestSite();

describe("the host", () => {
  it("serves a page at its path without a slash", async () => {
    const response = await site.get("/es/excursiones");
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("excursiones") as string,
    ]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect((await site.get("/")).status).toBe(200);
  });

  it.each([
    ["/es/excursiones/", "/es/excursiones"],
    ["/es/excursiones//?a=b/", "/es/excursiones?a=b/"],
    ["/it/catalogo/motoscafo", "/it/catalog/motoscafo"],
    ["/it/catalogo/motoscafo/?x=1", "/it/catalog/motoscafo?x=1"],
    ["//evil.example/x", "/evil.example/x"],
    ["/\\evil.example/x", "/evil.example/x"],
    ["/\\/evil.example/", "/evil.example"],
    ["http://evil.example/es/excursiones/", "/es/excursiones"],
    ["https://evil.example:8000/es/excursiones/?a=b", "/es/excursiones?a=b"],
    ["http://evil.example//evil.example/x/", "/evil.example/x"],
  ])("sends %s to %s for good", async (from, to) => {
    // fetch would tidy the address up.
    const answer = await sendRaw(site.url, `GET ${from} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 301/);
    expect(answer).toContain(`Location: ${to}\r\n`);
  });

  it.each([
    ["http://evil.example/es/excursiones", 200, "excursiones"],
    ["http://evil.example", 200, "home"],
    ["http://evil.example?page=1", 200, "home"],
    ["HTTP://evil.example/nothing", 404, "not found"],
    ["http://evil.example/api/health", 200, '"store"'],
    ["http://user@evil.example/es/excursiones/", 400, "bad-request"],
    ["*", 400, "bad-request"],
  ])("takes the path alone of %s", async (target, status, text) => {
    const answer = await sendRaw(site.url, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(answer).toContain(text);
    expect(answer).not.toMatch(/^Location:/im);
  });

  it.each([
    ["/nothing", "not found"],
    ["/es/nada/de/nada", "no encontrada"],
    ["/404", "not found"],
    ["/404.html", "not found"],
    ["/es/404", "no encontrada"],
    ["/es/404/index.html", "no encontrada"],
    ["/.secret", "not found"],
    ["/..%2f..%2fetc/passwd", "not found"],
    ["/.git/config", "not found"],
  ])("answers %s with the 404 page of the path's language", async (path, text) => {
    const response = await site.get(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(text) as string]);
    expect(response.headers.get("x-error-code")).toBe("not-found");
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  it("answers a path that is no text without failing", async () => {
    expect((await site.get("/%ff")).status).toBeLessThan(500);
    expect((await site.get("/api/%ff")).status).toBeLessThan(500);
  });

  it("keeps serving when a function throws, now or later", async () => {
    const fail = () => {
      throw new Error("secret@example.com");
    };
    const functions = {
      "/now": () => Promise.resolve({ default: fail }),
      "/later": () => Promise.resolve({ default: () => Promise.reject(new Error("secret@example.com")) }),
      "/unloaded": () => Promise.reject(new Error("secret@example.com")),
    };
    const server = await startServer(createApp(makeTemporaryFolder(), { functions }));
    for (const path of ["now", "later", "unloaded"]) {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/${path}`);
      expect([response.status, await response.json()]).toEqual([500, { code: "server-error" }]);
    }
    await server.stop();
    expect(site.readLog()).not.toContain("secret@example.com");
  });

  it("answers broken HTTP with a code", async () => {
    const answer = await sendRaw(site.url, "NOT HTTP\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1.1 400[\s\S]*\{"code":"bad-request"\}$/);
  });
});

describe("functions", () => {
  it("are served at the paths of their files, as by Gatsby", () => {
    const folder = join(__dirname, "..", "api");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const toPath = (file: string) =>
      `/${file.replace(/\.ts$/, "").replace("/[...]", "{/*rest}").replace("[name]", ":name")}`;
    expect(Object.keys(FUNCTIONS).sort()).toEqual(files.map(toPath).sort());
  });

  it.each([
    ["/contact/x", 404],
    ["/contents", 404],
    ["/health/", 200],
    ["/health/more", 404],
    ["/", 404],
    ["/Health", 404],
  ])("%s: %i", async (path, status) => {
    expect((await site.get(`/api${path}`)).status).toBe(status);
  });
});

describe("getCacheControl", () => {
  it.each([
    ["/app-561187a1f25bd3317895.js", "immutable"],
    ["/410-561187a1f25bd3317895.js", "immutable"],
    ["/static/abc/picture.avif", "immutable"],
    ["/index.html", "must-revalidate"],
    ["/page-data/index/page-data.json", "max-age=0"],
    ["/page-data/sq/d/1234567890.json", "max-age=0"],
    ["/webpack.stats.json", "max-age=0"],
    ["/flags/es.svg", "max-age=86400"],
  ])("%s", (path, part) => {
    expect(getCacheControl(path)).toContain(part);
  });
});

describe("parseBody", () => {
  const parse = async (body: string | FormData | Uint8Array<ArrayBuffer>, type?: string) => {
    let parsed: unknown = "not parsed";
    const echo = (request: object, response: object) => {
      parsed = (request as Request).body;
      (response as Response).end();
      return Promise.resolve();
    };
    const functions = { "/echo": () => Promise.resolve({ default: echo }) };
    const server = await startServer(createApp(makeTemporaryFolder(), { functions }));
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
    const { status } = await fetch(`http://127.0.0.1:${server.port}/api/echo`, {
      method: "POST",
      headers,
      body,
    });
    await server.stop();
    return status === 200 ? parsed : status;
  };

  it("turns repeated names into lists and leaves __proto__ out", async () => {
    const body = await parse("a=1&a=2&__proto__=x", "application/x-www-form-urlencoded; charset=utf-8");
    expect(Object.entries(body as object)).toEqual([["a", ["1", "2"]]]);
  });

  it("reads the texts of a form with parts", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    form.set("file", new Blob(["x"]), "x.txt");
    expect(await parse(form)).toEqual({ "List-Unsubscribe": "One-Click" });
  });

  it.each([
    ["hello", "text/plain", undefined],
    ["x", "multipart/form-data", null],
    ["{", "application/json", 400],
    [new Uint8Array([0x22, 0xff, 0x22]), "application/json", 400],
    ["x".repeat(70_000), "text/plain", 413],
    ["{}", "application/json; charset=latin1", 415],
  ])("of %j as %s makes %j", async (body, type, result) => {
    expect(await parse(body, type)).toEqual(result);
  });
});

describe("precompressFolder", () => {
  it("compresses what is new or changed, and removes copies of what is gone", async () => {
    const folder = makeTemporaryFolder();
    mkdirSync(join(folder, "es"));
    writeFileSync(join(folder, "es/index.html"), "<p>hola</p>".repeat(500));
    writeFileSync(join(folder, "app.js"), "x();".repeat(500));
    writeFileSync(join(folder, "small.css"), "a{}");
    writeFileSync(join(folder, "photo.jpg"), "x".repeat(5000));
    expect(await precompressFolder(folder)).toEqual({ written: 4, removed: 0 });
    expect(await precompressFolder(folder)).toEqual({ written: 0, removed: 0 });
    for (const copy of ["app.js.br", "app.js.gz"]) utimesSync(join(folder, copy), 0, 0);
    expect(await precompressFolder(folder)).toEqual({ written: 2, removed: 0 });
    rmSync(join(folder, "es/index.html"));
    expect(await precompressFolder(folder)).toEqual({ written: 0, removed: 2 });
    expect(existsSync(join(folder, "es/index.html.br"))).toBe(false);
    const server = await startServer(createApp(folder));
    const response = await fetch(`http://127.0.0.1:${server.port}/app.js`, {
      headers: { "accept-encoding": "br" },
    });
    expect([response.headers.get("content-encoding"), (await response.text()).length]).toEqual(["br", 2000]);
    await server.stop();
  });

  it("makes copies quickly when somebody waits or there is much to do, and smaller ones when there is time", async () => {
    const folder = makeTemporaryFolder();
    const page = join(folder, "index.html");
    writeFileSync(
      page,
      Array.from({ length: 3000 }, (_, line) => `<p>${(line * line) % 9973} sol y mar</p>`).join(""),
    );
    const getSize = () => statSync(`${page}.br`).size;
    expect(await precompressFolder(folder, { isQuick: true })).toEqual({ written: 2, removed: 0 });
    const quick = getSize();
    expect(await precompressFolder(folder, { isQuick: true })).toEqual({ written: 0, removed: 0 });
    expect(await precompressFolder(folder, { bestBytesMax: 1000 })).toEqual({ written: 0, removed: 0 });
    expect(await precompressFolder(folder)).toEqual({ written: 1, removed: 0 });
    expect(getSize()).toBeLessThan(quick);
    expect(brotliDecompressSync(readFileSync(`${page}.br`))).toEqual(readFileSync(page));
    expect(await precompressFolder(folder)).toEqual({ written: 0, removed: 0 });
  });
});
