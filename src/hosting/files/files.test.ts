/** @jest-environment node */
import { mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { captureLog } from "../../testing/capture-log";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { sendRaw } from "../../testing/send-raw";
import { precompressFolder } from "../../deployment/precompress-folder";
import { chooseEncoding } from "./choose-encoding";
import { indexFiles } from "./index-files";
import { createFileMemory } from "./load-file";
import { parseRange } from "./parse-range";
import { serveFiles } from "./serve-files";

const PAGE = "<p>hola</p>".repeat(300);
const FILM = Buffer.alloc(400_000, "film");

describe("chooseEncoding", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip, br;q=0", "gzip"],
    ["br; q=0.000,GZIP;q=0.5", "gzip"],
    ["deflate", undefined],
    ["*", undefined],
    [undefined, undefined],
  ])("of %j chooses %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted, () => true)).toBe(encoding);
  });
});

describe("parseRange", () => {
  it.each([
    ["bytes=0-3", { start: 0, end: 3 }],
    ["bytes=4-", { start: 4, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-99", { start: 0, end: 9 }],
    ["bytes=8-99", { start: 8, end: 9 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", undefined],
    ["bytes=-", undefined],
    ["bytes=0-1,3-4", undefined],
    ["lines=1-2", undefined],
    [undefined, undefined],
  ])("%s of ten bytes", (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });
});

describe("served files", () => {
  let url: string;
  let folder: string;
  let stop: () => void;
  let readLog: () => string;

  beforeEach(async () => {
    readLog = captureLog();
    folder = makeTemporaryFolder();
    mkdirSync(join(folder, "es"));
    mkdirSync(join(folder, ".git"));
    writeFileSync(join(folder, "es/index.html"), PAGE);
    writeFileSync(join(folder, "es.html"), "another");
    writeFileSync(join(folder, "contacto.html"), "contacto");
    writeFileSync(join(folder, ".git/config"), "secret");
    writeFileSync(join(folder, "film.mp4"), FILM);
    writeFileSync(join(folder, "ñandú.txt"), "bird");
    await precompressFolder(folder);
    const sendFile = serveFiles(folder, (path) => ({ "X-Path": encodeURI(path) }));
    const server = createServer((request, response) => {
      if (!sendFile(request, response)) response.writeHead(404).end("nothing");
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  afterEach(() => stop());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(url + path, { method, headers: { "accept-encoding": "identity", ...headers } });

  it.each([
    ["/es", PAGE],
    ["/es/index.html", PAGE],
    ["/es?page=1", PAGE],
    ["/contacto", "contacto"],
    ["/%C3%B1and%C3%BA.txt", "bird"],
  ])("stand under %s", async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  it.each(["/es/", "/.git/config", "/es/../.git/config", "/%2e%2e/etc/passwd", "/%ff", "/nothing"])(
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

  it("are compressed as any program would", async () => {
    const answer = await sendRaw(
      url,
      "GET /es HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n".replace(
        "HTTP/1.0",
        "HTTP/1.1\r\nHost: x\r\nConnection: close",
      ),
    );
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
    const file = indexFiles(folder).get("/es")?.encoded.gzip;
    expect(file?.size).toBe(length);
    const loaded = file && (await createFileMemory().load(file));
    expect(gunzipSync(loaded?.bytes ?? "").toString()).toBe(PAGE);
  });

  it("are named after their bytes: the same after a build that changed nothing, another after one that did", async () => {
    const before = (await get("/es")).headers.get("etag") ?? "";
    const index = (text: string) => {
      writeFileSync(join(folder, "es/index.html"), text);
      return indexFiles(folder).get("/es")?.plain;
    };
    const name = async (text: string) => {
      const file = index(text);
      return file && (await createFileMemory().load(file)).etag;
    };
    expect(await name(PAGE)).toBe(before);
    expect(await name(`${PAGE}!`)).not.toBe(before);
    expect((await get("/es", { "if-none-match": `"x", W/${before}` })).status).toBe(304);
    expect((await get("/es", { "if-none-match": '"x"' })).status).toBe(200);
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

  it("come in parts, as players ask for them", async () => {
    const part = await get("/film.mp4", { range: "bytes=399996-" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 399996-399999/400000",
      "film",
    ]);
    expect((await get("/film.mp4", { range: "bytes=400000-" })).status).toBe(416);
    const etag = part.headers.get("etag") ?? "";
    expect((await get("/film.mp4", { range: "bytes=0-3", "if-range": etag })).status).toBe(206);
    expect((await get("/film.mp4", { range: "bytes=0-3", "if-range": '"older"' })).status).toBe(200);
  });

  it.each(["/contacto", "/es", "/film.mp4"])(
    "that are gone when they are asked for are answered with a code and noted: %s",
    async (path) => {
      for (const name of ["contacto.html", "es/index.html", "film.mp4"]) rmSync(join(folder, name));
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toEqual([500, { code: "server-error" }]);
      const names = ["x-error-code", "cache-control", "etag", "x-path"];
      expect(names.map((name) => answer.headers.get(name))).toEqual([
        ...["server-error", "no-store", null],
        path,
      ]);
      expect((await get(path, {}, "HEAD")).status).toBe(500);
      expect(readLog()).toContain(`"event":"file-unreadable","path":"${path}","code":"ENOENT"`);
      expect((await get("/%C3%B1and%C3%BA.txt")).status).toBe(200);
    },
  );

  it.each(["/contacto", "/film.mp4"])("that a build has replaced come whole: %s", async (path) => {
    const other = Buffer.alloc(path === "/contacto" ? 20 : 500_000, "other");
    writeFileSync(join(folder, path === "/contacto" ? "contacto.html" : "film.mp4"), other);
    const answer = await get(path);
    expect(Buffer.from(await answer.arrayBuffer()).equals(other)).toBe(true);
    writeFileSync(join(folder, "film.mp4"), "");
    expect(await (await get("/film.mp4")).text()).toBe("");
  });

  it("that are deleted while they are being sent come whole", async () => {
    const answer = await get("/film.mp4");
    rmSync(join(folder, "film.mp4"));
    expect(Buffer.from(await answer.arrayBuffer()).equals(FILM)).toBe(true);
  });

  it("that become shorter while they are being sent end the connection, and are noted", async () => {
    writeFileSync(join(folder, "film.mp4"), Buffer.alloc(60_000_000));
    const answer = await get("/film.mp4");
    truncateSync(join(folder, "film.mp4"), 1_000_000);
    await expect(answer.arrayBuffer()).rejects.toThrow("terminated");
    expect(readLog()).toContain('"event":"file-cut-off","path":"/film.mp4"');
  });

  it("are for reading alone", async () => {
    expect((await get("/es", {}, "POST")).status).toBe(404);
  });
});

it("keeps no more in memory than there is room for, and serves the rest all the same", async () => {
  const folder = makeTemporaryFolder();
  for (const name of ["a", "b"]) writeFileSync(join(folder, `${name}.txt`), name.repeat(600));
  const files = [...indexFiles(folder).values()].map(({ plain }) => plain);
  const memory = createFileMemory(1000);
  const loaded = await Promise.all(files.map((file) => memory.load(file)));
  expect(loaded.map(({ size }) => size)).toEqual([600, 600]);
  expect(files.filter((file) => file.loaded)).toHaveLength(1);
});
