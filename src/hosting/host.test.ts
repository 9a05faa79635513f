/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

import { EDITOR_BODY_LIMIT } from "../domain/contracts/editor";
import { sendRaw } from "../testing/send-raw";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { setUpTestSite } from "../testing/set-up-test-site";

import { precompressFolder } from "../deployment/precompress";
import { startServer } from "./start-server";
import { createApp, FUNCTIONS } from "./create-app";

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
  ])("sends %s to %s for good", async (from, to) => {
    // fetch would tidy the address up.
    const answer = await sendRaw(site.url, `GET ${from} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 301/);
    expect(answer).toContain(`Location: ${to}\r\n`);
  });

  it.each(["http://evil.example/es/excursiones/", "http://user@evil.example", "*"])(
    "refuses %s, which is no path",
    async (target) => {
      const answer = await sendRaw(
        site.url,
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 400[\s\S]*bad-request/);
      expect(answer).not.toMatch(/^Location:/im);
    },
  );

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

describe("a body that is too large or too slow", () => {
  const HEAD = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  /** Sends a head and a part of the body, and never the rest; gets what comes back first. */
  const begin = (rest: string) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(site.url);
      const socket = connect(Number(port), hostname, () => socket.write(HEAD + rest));
      socket.once("data", (chunk) => {
        resolve(String(chunk));
        socket.destroy();
      });
    });

  it("is refused by its announced length, and its end is not waited for", async () => {
    expect(await begin("Content-Length: 70000\r\n\r\n{")).toMatch(
      /^HTTP\/1\.1 413 [^]*\{"code":"too-large"\}$/,
    );
  });

  it("is refused when it has not come after 20 seconds", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date", "performance"] });
    const answer = begin("Content-Length: 9\r\n\r\n{");
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(20_000);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*\{"code":"timeout"\}$/);
    jest.useRealTimers();
  });

  it("is not refused by nginx of the guide where it is an upload of staff", () => {
    const conf = readFileSync("docs/hosting/nginx.conf", "utf8");
    const [, megabytes] = /location \/api\/editor\/ \{\s+client_max_body_size (\d+)m;/.exec(conf) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(EDITOR_BODY_LIMIT);
  });
});

describe("precompressFolder", () => {
  it("compresses what is new or changed, and removes copies of what is gone or small by now", async () => {
    const folder = makeTemporaryFolder();
    mkdirSync(join(folder, "es"));
    writeFileSync(join(folder, "es/index.html"), "<p>hola</p>".repeat(500));
    writeFileSync(join(folder, "app.js"), "x();".repeat(500));
    writeFileSync(join(folder, "small.css"), "a{}");
    writeFileSync(join(folder, "photo.jpg"), "x".repeat(5000));
    expect(await precompressFolder(folder, { isQuick: true })).toEqual({ written: 4, removed: 0 });
    expect(await precompressFolder(folder)).toEqual({ written: 0, removed: 0 });
    for (const copy of ["app.js.br", "app.js.gz"]) utimesSync(join(folder, copy), 0, 0);
    expect(await precompressFolder(folder)).toEqual({ written: 2, removed: 0 });
    writeFileSync(join(folder, "app.js"), "x();");
    expect(await precompressFolder(folder)).toEqual({ written: 0, removed: 2 });
    rmSync(join(folder, "es/index.html"));
    expect(await precompressFolder(folder)).toEqual({ written: 0, removed: 2 });
    expect(readdirSync(join(folder, "es"))).toEqual([]);
  });
});
