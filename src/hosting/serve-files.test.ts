/** @jest-environment node */
import express from "express";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { sendRaw } from "../testing/send-raw";
import { precompressFolder } from "../deployment/precompress";
import { serveFiles } from "./serve-files";
import { startServer, type RunningServer } from "./start-server";

const PAGE = "<p>hola</p>".repeat(300);
const FILM = Buffer.alloc(400_000, "film");

describe("served files", () => {
  let url: string;
  let folder: string;
  let server: RunningServer;

  beforeEach(async () => {
    folder = makeTemporaryFolder();
    mkdirSync(join(folder, "es"));
    mkdirSync(join(folder, ".git"));
    writeFileSync(join(folder, "es/index.html"), PAGE);
    writeFileSync(join(folder, ".git/config"), "secret");
    writeFileSync(join(folder, "index.html"), "home");
    writeFileSync(join(folder, "contacto.html"), "contacto");
    writeFileSync(join(folder, "film.mp4"), FILM);
    writeFileSync(join(folder, "ñandú.txt"), "bird");
    await precompressFolder(folder);
    server = await startServer(express().use(serveFiles(folder)));
    url = `http://127.0.0.1:${server.port}`;
  });
  afterEach(() => server.stop());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(url + path, { method, headers: { "accept-encoding": "identity", ...headers } });

  it.each([
    ["/es", PAGE],
    ["/es/index.html", PAGE],
    ["/", "home"],
    ["/contacto", "contacto"],
    ["/es?page=1", PAGE],
    ["/%C3%B1and%C3%BA.txt", "bird"],
  ])("stand under %s", async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  it.each(["/.git/config", "/es/../.git/config", "/%2e%2e/etc/passwd", "/nothing"])(
    "do not stand under %s",
    async (path) => {
      const answer = await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 404/);
    },
  );

  it("come compressed to who takes it, and say so to caches", async () => {
    const answers = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) => get("/es", { "accept-encoding": encoding })),
    );
    expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "gzip", null]);
    expect(answers.map(({ headers }) => headers.get("vary"))).toEqual(Array(3).fill("Accept-Encoding"));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([PAGE, PAGE, PAGE]);
    const etags = new Set(answers.map(({ headers }) => headers.get("etag")));
    expect(etags.size).toBe(3);
  });

  it.each(["/es", "/film.mp4"])("that are gone are not found, in no encoding: %s", async (path) => {
    rmSync(join(folder, "film.mp4"));
    for (const name of readdirSync(join(folder, "es"))) rmSync(join(folder, "es", name));
    const answer = await get(path, { "accept-encoding": "br" });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([404, null]);
  });

  it("are for reading alone", async () => {
    expect((await get("/es", {}, "POST")).status).toBe(404);
  });
});
