/** @jest-environment node */
import express from "express";
import { readFileSync } from "node:fs";
import { connect } from "node:net";

import { EDITOR_BODY_LIMIT } from "../contracts/editor";
import { limitBody } from "./limit-body";
import { startServer, type RunningServer } from "./start-server";

let server: RunningServer;
let read = 0;

beforeEach(async () => {
  read = 0;
  const app = express();
  app.use(limitBody(1000), express.json({ limit: 1000 }), (_request, response) => {
    read += 1;
    response.end("read");
  });
  server = await startServer(app);
});
afterEach(() => server.stop());

/** Sends a head and a part of the body, and never the rest; gets what comes back first. */
function begin(length: string, body: string): Promise<string> {
  const head = ["POST / HTTP/1.1", "Host: x", "Content-Type: application/json", length, "", body];
  return new Promise((resolve) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(head.join("\r\n")));
    socket.once("data", (chunk) => {
      resolve(String(chunk));
      socket.destroy();
    });
  });
}

describe("a body over the limit is refused", () => {
  it.each([
    ["by its announced length", "Content-Length: 1001", "{"],
    ["as soon as more has come", "Transfer-Encoding: chunked", `400\r\n${"x".repeat(1024)}\r\n`],
  ])("%s, and its end is not waited for", async (_how, length, body) => {
    const began = performance.now();
    expect(await begin(length, body)).toMatch(/^HTTP\/1\.1 413 [^]*\{"code":"too-large"\}$/);
    expect(performance.now() - began).toBeLessThan(1500);
    expect(read).toBe(0);
  });

  it("also to a client that sends all of it before it reads", async () => {
    const body = JSON.stringify("x".repeat(5_000_000));
    const { status } = await fetch(`http://127.0.0.1:${server.port}`, { method: "POST", body });
    expect([status, read]).toEqual([413, 0]);
  });
});

it("lets a body up to the limit pass", async () => {
  const body = JSON.stringify({ text: "x".repeat(900) });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${server.port}`, { method: "POST", headers, body });
  expect([await response.text(), read]).toEqual(["read", 1]);
});

it("is not refused by nginx of the guide where it is an upload of staff", () => {
  const conf = readFileSync("docs/hosting/nginx.conf", "utf8");
  const [, megabytes] = /location = \/api\/editor \{\s+client_max_body_size (\d+)m;/.exec(conf) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(EDITOR_BODY_LIMIT);
});
