/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { join } from "node:path";

import express, { type Express } from "express";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { createDevelopMiddleware } from "./develop";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(app: Express): Promise<number> {
  const server = app.listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts what stands for Gatsby's development server, with our middleware before its own. */
async function startDevelop(editorPort: number | undefined): Promise<string> {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "static/admin"), { recursive: true });
  writeFileSync(join(folder, "static/admin/index.html"), "<title>Editor</title>");
  writeFileSync(join(folder, "static/admin/people.html"), "<title>people</title>");
  const app = express();
  createDevelopMiddleware(folder, editorPort)(app);
  app.use((request, response) => void response.send(`Gatsby: ${request.path}`));
  return `http://127.0.0.1:${await listen(app)}`;
}

describe("the development server", () => {
  it("serves the staff's pages", async () => {
    const url = await startDevelop(undefined);
    expect(await (await fetch(`${url}/admin/people`)).text()).toBe("<title>people</title>");
  });

  it("sends the editor's calls on as they are, with the host of the page", async () => {
    const backend = express().use(express.text(), (request, response) => {
      const { host, origin, cookie } = request.headers;
      response.status(422).setHeader("Set-Cookie", "a=b");
      response.json([request.method, request.originalUrl, request.body as unknown, host, origin, cookie]);
    });
    const url = await startDevelop(await listen(backend));
    const headers = { "content-type": "text/plain", origin: url, cookie: "staff-8000=x" };
    const answer = await fetch(`${url}/api/editor?a=b`, {
      method: "POST",
      headers,
      body: "words",
    });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([422, "a=b"]);
    expect(await answer.json()).toEqual([
      ...["POST", "/api/editor?a=b", "words"],
      ...[url.replace("http://", ""), url, "staff-8000=x"],
    ]);
  });
});
