/** @jest-environment node */
import { cpSync, existsSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";

import express from "express";

import { CONTENT_FILES } from "../content/content-files";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { startServer, type RunningServer } from "../hosting/start-server";
import { getVersion } from "./file-versions";
import { createPublisher } from "./publisher";
import { serveLocalCms } from "./serve-local-cms";

let root: string;
let server: RunningServer;
let published: number;

beforeEach(async () => {
  root = makeTemporaryFolder();
  published = 0;
  cpSync("content", join(root, "content"), { recursive: true, filter: (path) => !/\.(jpg|png)$/.test(path) });
  const publisher = createPublisher({ publish: async () => void (published += 1), delayMs: 5 });
  const app = express().use("/api/local-cms", serveLocalCms(root, publisher, { isSignedIn: () => true }));
  server = await startServer(app);
});
afterEach(() => server.stop());

/** `fetch` would not let us write our own Host and Origin. */
function post(
  body: object | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; json: Record<string, unknown> }> {
  const own = {
    host: `127.0.0.1:${server.port}`,
    origin: `http://127.0.0.1:${server.port}`,
    "content-type": "application/json; charset=utf-8",
  };
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      {
        port: server.port,
        host: "127.0.0.1",
        method: "POST",
        path: "/api/local-cms",
        headers: { ...own, ...headers },
      },
      (response) => {
        let text = "";
        response.on("data", (chunk) => (text += String(chunk)));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) as Record<string, unknown> }),
        );
      },
    );
    call.on("error", reject);
    call.end(typeof body === "string" ? body : JSON.stringify(body));
  });
}

const file = (path: string) => join(root, path);
const PATH = "content/excursions/saona-island.en.md";
/** The versions that an editor knows which has just opened these files. */
const open = (...paths: string[]) =>
  Object.fromEntries(
    paths
      .filter((path) => existsSync(file(path)))
      .map((path) => [path, getVersion(readFileSync(file(path)))]),
  );
const persist = (path: string, raw: string, assets: object[] = [], versions: object = open(path)) => {
  const dataFiles = [{ path, raw, slug: "x" }];
  return post({ action: "persistEntry", params: { dataFiles, assets, options: {}, versions } });
};

describe("the editor's local mode, to who is signed in", () => {
  it("lists and reads entries", async () => {
    const { json } = await post({
      action: "entriesByFolder",
      params: { folder: "content/excursions", extension: "md", depth: 1 },
    });
    const entries = json as unknown as { data: string; file: { path: string } }[];
    expect(entries.map((entry) => entry.file.path)).toContain(PATH);
    const one = await post({ action: "getEntry", params: { path: PATH } });
    expect(one.json["data"]).toBe(readFileSync(file(PATH), "utf8"));
    expect(
      (await post({ action: "getEntry", params: { path: "content/excursions/none.en.md" } })).status,
    ).toBe(404);
  });

  it("reads every file of pages and settings, one by one and in the editor's list of them", async () => {
    const paths = Object.keys(CONTENT_FILES).map((name) => `content/${name}.json`);
    const files = paths.map((path) => ({ path, label: path }));
    const { status, json } = await post({ action: "entriesByFiles", params: { files } });
    expect([status, json]).toEqual([
      200,
      paths.map((path) => expect.objectContaining({ data: readFileSync(file(path), "utf8") }) as object),
    ]);
  });

  it("writes texts and pictures, then publishes", async () => {
    const raw = readFileSync(file(PATH), "utf8").replace("Saona Island by Catamaran", "Saona by Catamaran");
    const bytes = readFileSync("content/media/home/hero.jpg");
    const picture = {
      path: "content/media/excursions/new.jpg",
      content: bytes.toString("base64"),
      encoding: "base64",
    };
    expect((await persist(PATH, raw, [picture])).status).toBe(200);
    expect(readFileSync(file(PATH), "utf8")).toBe(raw);
    expect(readFileSync(file("content/media/excursions/new.jpg"))).toEqual(bytes);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(published).toBe(1);
  });

  it("tells the editor which entries there are at this moment, and tells nobody else", async () => {
    const address = `http://127.0.0.1:${server.port}/api/local-cms/entries`;
    const list = async () =>
      (await (await fetch(address)).json()) as { key: string; locale: string; related: string[] }[];
    const saona = (await list()).find(({ key, locale }) => key === "saona-island" && locale === "es");
    expect(saona).toMatchObject({
      url_slug: "isla-saona",
      related: expect.arrayContaining(["natural-pool"]) as string[],
    });
    expect((await fetch(address, { headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(403);
  });

  it("refuses what would break the build, says why, and writes nothing", async () => {
    const raw = readFileSync(file(PATH), "utf8");
    const { status, json } = await persist(PATH, raw.replace("summary:", "sumary:"));
    expect([status, json["error"]]).toEqual([
      422,
      expect.stringContaining("excursions/saona-island.en.md") as string,
    ]);
    expect(readFileSync(file(PATH), "utf8")).toBe(raw);
  });

  it("refuses a save of a file that has changed since it was opened, and says who changed it and when", async () => {
    const raw = readFileSync(file(PATH), "utf8");
    const theirs = raw.replace("Saona Island by Catamaran", "Their Saona");
    const versions = open(PATH);
    expect((await persist(PATH, theirs, [], versions)).status).toBe(200);
    const { status, json } = await persist(PATH, raw.replace("adult: 75", "adult: 80"), [], versions);
    const change = { path: PATH, text: theirs, version: getVersion(theirs), by: { kind: "editor" } };
    expect(status).toBe(409);
    expect(json["files"]).toEqual([{ ...change, at: expect.stringMatching(/^2\d{3}-/) as string }]);
    expect(readFileSync(file(PATH), "utf8")).toBe(theirs);
  });

  it("refuses to delete an entry that another one names", async () => {
    const paths = ["en", "es", "it"].map((locale) => `content/excursions/natural-pool.${locale}.md`);
    const { status, json } = await post({
      action: "deleteFiles",
      params: { paths, versions: open(...paths) },
    });
    expect([status, json["error"]]).toEqual([422, expect.stringContaining("related") as string]);
    expect(existsSync(file(paths[0] ?? ""))).toBe(true);
  });

  it.each([
    "package.json",
    "content/../package.json",
    "../outside.md",
    "/etc/passwd",
    "content/excursions/../../src/x.md",
    "content/excursions/.hidden.en.md",
    "src/api/contact.ts",
    "static/admin/index.html",
    "content/media/excursions/page.html",
    "content/media/excursions/picture.svg",
  ])("touches nothing like %s", async (path) => {
    const picture = { path, content: "AAAA", encoding: "base64" };
    expect((await persist(path, "x")).status).toBeGreaterThanOrEqual(400);
    expect(
      (await post({ action: "persistMedia", params: { asset: picture } })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await post({ action: "getEntry", params: { path } })).status).toBe(403);
    expect((await post({ action: "deleteFiles", params: { paths: [path] } })).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it.each<[string, Record<string, string>]>([
    ["another website", { origin: "https://evil.example" }],
    ["a page without an origin", { origin: "null" }],
    ["another name for this machine", { host: "evil.example:8000", origin: "http://evil.example:8000" }],
    ["a proxy", { "x-forwarded-for": "203.0.113.7" }],
    ["a proxy that names the address of the site", { "x-forwarded-host": "palmarena.example" }],
    ["a CDN", { "cf-ray": "7f" }],
    ["a frame of another site", { "sec-fetch-site": "cross-site" }],
  ])("answers nothing to %s", async (_name, headers) => {
    expect((await post({ action: "info" }, headers)).status).toBe(403);
  });

  it("takes JSON alone", async () => {
    expect((await post('{"action":"info"}', { "content-type": "text/plain" })).status).toBe(415);
    expect((await post("{")).status).toBe(422);
    expect((await post({ action: "constructor" })).status).toBe(403);
  });
});
