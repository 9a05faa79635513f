/** @jest-environment node */
import express from "express";
import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { sendRaw } from "../testing/send-raw";
import { precompressFolder } from "../deployment/precompress-folder";
import { serveFiles } from "./serve-files";
import { startServer, type RunningServer } from "./start-server";

const PAGE = "<p>hola</p>".repeat(300);
const FILM = Buffer.alloc(400_000, "film");

/** As browsers ask; Node's `fetch` would ask for a reload. */
const REVALIDATION = { "cache-control": "max-age=0" };

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

  it.each(["/.git/config", "/es/../.git/config", "/%2e%2e/etc/passwd", "/%ff", "/nothing"])(
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

  it.each([
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.000,br;q=0.5", "br"],
    ["BR; q=0 , gzip ;q=0", null],
    ["*;q=0, identity", null],
    ["gzip;q=0.01", "gzip"],
  ])("come to a client that takes %j in the encoding %s", async (accepted, encoding) => {
    const answer = await get("/es", { "accept-encoding": accepted });
    expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([encoding, PAGE]);
  });

  it("are sent again only when they have changed", async () => {
    const etag = (await get("/es")).headers.get("etag") ?? "";
    const again = await get("/es", { "if-none-match": etag, ...REVALIDATION });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect([again.headers.get("etag"), again.headers.get("vary")]).toEqual([etag, "Accept-Encoding"]);
    expect(again.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const changed = await get("/es", { "if-none-match": '"x"', ...REVALIDATION });
    expect([changed.status, changed.headers.get("etag")]).toEqual([200, etag]);
  });

  it("name the encoding of texts", async () => {
    const types = ["/es", "/%C3%B1and%C3%BA.txt"].map(async (path) =>
      (await get(path)).headers.get("content-type"),
    );
    expect(await Promise.all(types)).toEqual(["text/html; charset=utf-8", "text/plain; charset=utf-8"]);
  });

  it("answer HEAD with what GET would say", async () => {
    const [get1, head] = await Promise.all([get("/film.mp4"), get("/film.mp4", {}, "HEAD")]);
    const pick = ({ headers }: Response) =>
      ["content-length", "content-type", "etag"].map((n) => headers.get(n));
    expect(pick(head)).toEqual(pick(get1));
    expect(pick(head)).toEqual([String(FILM.length), "video/mp4", expect.any(String) as string]);
    expect(await head.text()).toBe("");
    expect(Buffer.from(await get1.arrayBuffer()).equals(FILM)).toBe(true);
  });

  it.each([
    ["bytes=399996-", 206, "bytes 399996-399999/400000", 4],
    ["bytes=0-1", 206, "bytes 0-1/400000", 2],
    ["bytes=399996-500000", 206, "bytes 399996-399999/400000", 4],
    ["bytes=400000-", 416, "bytes */400000", 0],
    ["bytes=-4", 206, "bytes 399996-399999/400000", 4],
    ["bytes=0-0", 206, "bytes 0-0/400000", 1],
    ["bytes=5-2", 416, "bytes */400000", 0],
    // Several parts may be answered by the whole file (RFC 9110, 14.2).
    ["bytes=0-1,4-5", 200, null, FILM.length],
  ])("answer the range %s with %i", async (range, status, contentRange, length) => {
    const part = await get("/film.mp4", { range });
    expect([part.status, part.headers.get("content-range")]).toEqual([status, contentRange]);
    expect((await part.arrayBuffer()).byteLength).toBe(length);
  });

  it("come whole to a client that has a part of another version", async () => {
    expect((await get("/film.mp4", { range: "bytes=4-", "if-range": '"older"' })).status).toBe(200);
  });

  it.each(["/es", "/film.mp4"])("that are gone are not found, in no encoding: %s", async (path) => {
    rmSync(join(folder, "film.mp4"));
    for (const name of readdirSync(join(folder, "es"))) rmSync(join(folder, "es", name));
    const answer = await get(path, { "accept-encoding": "br" });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([404, null]);
  });

  it("are closed when the client goes away", async () => {
    writeFileSync(join(folder, "film.mp4"), Buffer.alloc(60_000_000));
    const listOpen = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith("film.mp4");
        } catch {
          return false;
        }
      });
    await server.stop();
    server = await startServer(express().use(serveFiles(folder)));
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    expect(listOpen()).toHaveLength(1);
    socket.destroy();
    for (let tries = 0; listOpen().length > 0 && tries < 100; tries += 1) await sleep(20);
    expect(listOpen()).toHaveLength(0);
  });

  it("that are deleted while they are being sent come whole", async () => {
    const answer = await get("/film.mp4");
    rmSync(join(folder, "film.mp4"));
    expect(Buffer.from(await answer.arrayBuffer()).equals(FILM)).toBe(true);
  });

  it("are for reading alone", async () => {
    expect((await get("/es", {}, "POST")).status).toBe(404);
  });
});
