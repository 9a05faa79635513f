/** @jest-environment node */
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";

import { captureLog } from "../../testing/capture-log";
import { sendRaw } from "../../testing/send-raw";
import { startBareProxy } from "../../testing/start-bare-proxy";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { createApp } from "../../hosting/create-app";
import { startServer, type RunningServer } from "../../hosting/start-server";
import { createPublisher } from "../publisher";
import { serveLocalCms } from "../serve-local-cms";
import { createEditorAccess, type EditorAccess } from "./create-editor-access";
import { createEditorSessions, SESSION_SECONDS } from "./editor-sessions";
import { serveSignIn } from "./serve-sign-in";

const PORT = 8000;
const TEXT = "content/pages/home.json";
let root: string;
let dataDir: string;
let access: EditorAccess;
let server: RunningServer;
let now: number;
let readLog: () => string;

/** Starts the host with an editor, as `npm start` does, on the folders of the test. */
async function start(port = PORT): Promise<RunningServer> {
  access = createEditorAccess({ dataDir, port });
  const publisher = createPublisher({ publish: () => Promise.resolve() });
  const localCms = [
    serveSignIn({ access, now: () => now }),
    serveLocalCms(root, publisher, { isSignedIn: access.isSignedIn }),
  ];
  return startServer(createApp(root, [], { editor: localCms }));
}

beforeEach(async () => {
  [root, dataDir, now, readLog] = [makeTemporaryFolder(), makeTemporaryFolder(), 0, captureLog()];
  mkdirSync(join(root, "content/pages"), { recursive: true });
  writeFileSync(join(root, TEXT), "{}");
  server = await start();
});
/** What a test has opened, in the order of closing. */
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
  await server.stop();
});

interface Call {
  port?: number;
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: unknown;
}

/** Calls the editor's backend as its own page does; `fetch` would not let us write Host and Origin. */
function call({ port = server.port, method = "POST", path = "", headers = {}, body = {} }: Call = {}) {
  const own = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    "content-type": "application/json",
  };
  return new Promise<{ status: number; json: unknown; cookie: string; retryAfter: string | undefined }>(
    (resolve, reject) => {
      const options = { port, host: "127.0.0.1", method, path: `/api/local-cms${path}` };
      const sent = httpRequest({ ...options, headers: { ...own, ...headers } }, (response) => {
        let text = "";
        response.on("data", (chunk) => (text += String(chunk)));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            json: text === "" ? undefined : JSON.parse(text),
            cookie: response.headers["set-cookie"]?.[0] ?? "",
            retryAfter: response.headers["retry-after"],
          }),
        );
      });
      sent.on("error", reject);
      sent.end(method === "POST" ? JSON.stringify(body) : undefined);
    },
  );
}

const signIn = (key: string, more: Call = {}) => call({ path: "/session", body: { key }, ...more });
const READ = { body: { action: "getEntry", params: { path: TEXT } } };
const toHeader = (cookie: string) => ({ cookie: cookie.replace(/;.*/, "") });

async function readWith(cookie: string, more: Call = {}) {
  return (await call({ ...READ, headers: toHeader(cookie), ...more })).status;
}

describe("the editor without a session", () => {
  it.each<[string, OutgoingHttpHeaders]>([
    ["of this machine's own page", {}],
    ["of a page that says it is localhost", { host: "localhost", origin: "http://localhost" }],
    ["of IPv6", { host: "[::1]", origin: "http://[::1]" }],
    ["with a proxy's address", { "x-forwarded-for": "127.0.0.1", forwarded: "for=127.0.0.1" }],
    ["with a proxy's host", { "x-forwarded-proto": "https", "x-forwarded-host": "localhost" }],
    ["of a CDN", { "cf-connecting-ip": "127.0.0.1", "cf-visitor": '{"scheme":"https"}' }],
    ["of another website", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["with a made-up cookie", { cookie: `staff-${PORT}=${"a".repeat(43)}` }],
    ["with a path as a cookie", { cookie: `staff-${PORT}=../../editor-key` }],
  ])("answers a request %s with 401 in JSON, whatever it asks for", async (_name, headers) => {
    for (const path of ["", "/", "/status", "/entries", "/session", "/nothing"])
      for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS"]) {
        const { status, json } = await call({ path, method, headers, ...READ });
        expect([method, path, status, json]).toMatchObject([method, path, 401, { code: "unauthorized" }]);
      }
    expect((await call({ path: "/status", method: "HEAD", headers })).status).toBe(401);
  });

  it("is answered 401 under an absolute request target", async () => {
    const body = JSON.stringify(READ.body);
    const head = `Host: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
    for (const target of ["http://localhost/api/local-cms", "http://localhost/API/LOCAL-CMS/status"])
      expect(
        await sendRaw(`http://127.0.0.1:${server.port}`, `POST ${target} HTTP/1.1\r\n${head}\r\n\r\n${body}`),
      ).toMatch(/^HTTP\/1.1 401[\s\S]*"code":"unauthorized"/);
  });

  it("is answered 401 before the body has arrived", async () => {
    const socket = connect(server.port, "127.0.0.1");
    open.push(() => socket.destroy());
    const head = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 30000000";
    socket.write(`POST /api/local-cms HTTP/1.1\r\n${head}\r\n\r\n{`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 401/);
  });

  it("is answered 401 through a proxy that rewrites Host and leaves no mark", async () => {
    const proxy = await startBareProxy(server.port);
    open.push(() => proxy.stop());
    const cookie = (await signIn(access.getKey())).cookie;
    const through = { port: proxy.port, headers: { origin: `http://127.0.0.1:${server.port}` } };
    expect(await call({ ...READ, ...through })).toMatchObject({ status: 401 });
    expect(await signIn("a".repeat(43), through)).toMatchObject({ status: 401 });
    // What looks like loopback is all that the second wall can see: the session alone makes the difference.
    expect(
      await readWith(cookie, { port: proxy.port, headers: { ...through.headers, ...toHeader(cookie) } }),
    ).toBe(200);
  });
});

describe("the key of the editor", () => {
  it("has 256 random bits in a file that this user alone may read", () => {
    const file = join(dataDir, "editor-key");
    expect(access.getKey()).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, "utf8").trim()).toBe(access.getKey());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is exchanged for a cookie that scripts cannot read and other websites cannot send", async () => {
    const key = access.getKey();
    const { status, json, cookie } = await signIn(key);
    expect([status, json]).toEqual([200, { signedIn: true }]);
    expect(cookie).toMatch(/^staff-8000=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=2592000$/);
    expect(cookie).not.toContain(key);
    expect(await readWith(cookie)).toBe(200);
  });

  it("is good once; the next browser signs in with the next key", async () => {
    const key = access.getKey();
    const first = await signIn(key);
    expect((await signIn(key)).status).toBe(401);
    const second = await signIn(access.getKey());
    expect([await readWith(first.cookie), await readWith(second.cookie)]).toEqual([200, 200]);
  });

  it("goes on being good after a restart until it is used, and sessions go on as well", async () => {
    const { cookie } = await signIn(access.getKey());
    const key = access.getKey();
    await server.stop();
    server = await start();
    expect([await readWith(cookie), access.getKey()]).toEqual([200, key]);
    expect((await signIn(key)).status).toBe(200);
  });

  it.each<[string, Call]>([
    ["another website", { headers: { origin: "https://evil.example" } }],
    ["a proxy that leaves a mark", { headers: { "x-forwarded-for": "203.0.113.7" } }],
    ["a plain form", { headers: { "content-type": "text/plain" } }],
    ["a body that is no key", { body: { key: ["x"] } }],
    ["a body of megabytes", { body: { key: "x".repeat(2000) } }],
  ])("is not taken from %s, and not used up by it", async (_name, more) => {
    const key = access.getKey();
    expect((await signIn(key, more)).status).toBe(401);
    expect(access.getKey()).toBe(key);
  });

  it("is not tried more than ten times a minute", async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await signIn(`wrong ${turn}`)).status).toBe(401);
    expect(await signIn(access.getKey())).toMatchObject({ status: 429, retryAfter: "60" });
    now = 60_000;
    expect((await signIn(access.getKey())).status).toBe(200);
    expect(readLog().match(/editor-key-refused/g)).toHaveLength(10);
    expect(readLog()).not.toContain("wrong");
  });
});

describe("a session of the editor", () => {
  it("is kept as a hash in a file that this user alone may read", async () => {
    const { cookie } = await signIn(access.getKey());
    const [, token = ""] = /=([\w-]+)/.exec(cookie) ?? [];
    const folder = join(dataDir, "editor-sessions");
    const [name = ""] = readdirSync(folder);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(name + readFileSync(join(folder, name), "utf8")).not.toContain(token);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, name)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
  });

  it("does not end that of a site on another port, which has the same host", async () => {
    const one = await signIn(access.getKey());
    const other = await start(8001);
    open.push(() => other.stop());
    const two = await signIn(access.getKey(), { port: other.port });
    const both = `${one.cookie.replace(/;.*/, "")}; ${two.cookie.replace(/;.*/, "")}`;
    expect([await readWith(both, { headers: { cookie: both } })]).toEqual([200]);
    expect(await call({ ...READ, port: other.port, headers: { cookie: both } })).toMatchObject({
      status: 200,
    });
  });

  it("ends after 30 days, and its file goes with the next sign-in", () => {
    const sessions = createEditorSessions(dataDir, () => now);
    const token = sessions.begin();
    now = SESSION_SECONDS * 1000 - 1;
    expect(sessions.has(token)).toBe(true);
    now += 1;
    expect(sessions.has(token)).toBe(false);
    sessions.begin();
    expect(readdirSync(join(dataDir, "editor-sessions"))).toHaveLength(1);
  });
});
