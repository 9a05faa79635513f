/** @jest-environment node */
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sendRaw } from "../../testing/send-raw";
import { setUpEditor } from "../../testing/set-up-editor";
import { unwrap } from "../../testing/staff-client";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { editorRouter } from "./editor-routes";

const editor = setUpEditor({ isShared: true });
const EN = "content/excursions/coral-key/en.md";
const PICTURE = "content/media/excursions/coral-key.jpg";

const PROCEDURES = Object.keys(editorRouter._def.procedures);

/** Posts as a browser of somebody does. */
async function post(name: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${editor.url}/api/editor/${name}`, {
    ...{ method: "POST", body },
    headers: { "content-type": "application/json", ...headers },
  });
  return { status: response.status, text: await response.text() };
}
const HEAD = [
  "POST /api/editor/persistEntry HTTP/1.1",
  "Host: site.example",
  "Content-Type: application/json",
];
const sendHead = (...lines: string[]) => sendRaw(editor.url, [...HEAD, ...lines].join("\r\n"));

describe("without a session", () => {
  const NOTHING = { status: 401, text: '{"code":"unauthorized"}' };
  const get = async (path: string) => {
    const response = await fetch(`${editor.url}/api/editor/${path}`);
    return { status: response.status, text: await (await unwrap(response)).text() };
  };

  it("every call is answered 401 with nothing in it", async () => {
    for (const name of [...PROCEDURES, "made-up"]) {
      const body = JSON.stringify({ path: EN });
      expect(await post(name, body)).toEqual(NOTHING);
      const cookie = `__Host-staff=${"x".repeat(43)}; staff-8000=1`;
      expect(await post(name, body, { cookie })).toEqual(NOTHING);
      expect(await post(name, "{", { "content-type": "text/plain" })).toEqual(NOTHING);
    }
    for (const path of ["status", "entries", "listBin", "thumbnail", `thumbnail?path=${PICTURE}`])
      expect([path, await get(path)]).toEqual([path, NOTHING]);
  });

  it("a body of 60 MB is not read, and one that comes slowly, or in pieces of unknown length, is not waited for", async () => {
    // Nothing of the body follows: an answer that waited for it would not come.
    expect(await sendHead("Content-Length: 60000000", "", "{")).toMatch(
      /^HTTP\/1\.1 401 [^]*Connection: close[^]*\{"code":"unauthorized"\}$/,
    );
    const started = performance.now();
    expect(await sendHead("Transfer-Encoding: chunked", "", "5", '{"dat')).toMatch(/^HTTP\/1\.1 401 /);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe("with a session", () => {
  const call = (headers: Record<string, string>, body = '{"id":"made-up"}', name = "bringBack") =>
    post(name, body, { cookie: editor.ana.cookie, ...headers });

  it.each<[string, Record<string, string>, number]>([
    ["another website", { origin: "https://evil.example" }, 403],
    ["a page without an origin", { origin: "null" }, 403],
    ["a frame of another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a subdomain", { "sec-fetch-site": "same-site" }, 403],
    ["a form of another site", { "content-type": "text/plain" }, 415],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["our own page", { origin: "http://site.example", "sec-fetch-site": "same-origin" }, 404],
  ])("a change that %s asks for is answered %#: %o %d", async (_name, headers, status) => {
    expect((await call(headers)).status).toBe(status);
  });

  it("a body of 60 MB is refused before it is read", async () => {
    expect(await sendHead(`Cookie: ${editor.ana.cookie}`, "Content-Length: 60000000", "", "{")).toMatch(
      /^HTTP\/1\.1 413 [^]*\{"code":"too-large"\}$/,
    );
  });

  it("what is no call, and no input of one, is refused", async () => {
    for (const name of ["constructor", "__proto__", "toString", "made-up"])
      expect([name, (await call({}, "{}", name)).status]).toEqual([name, 404]);
    for (const body of ["{", "[]", '{"dataFiles":{}}', '"x"', "null"])
      expect([body, [400, 422].includes((await call({}, body, "persistEntry")).status)]).toEqual([
        body,
        true,
      ]);
  });
});

const OUTSIDE = ["package.json", "../outside.md", "/etc/passwd", "src/api/contact.ts", ".env", ".git/config"];
const TRICKS = [
  ...OUTSIDE,
  ...["content/../package.json", "content/excursions/../../src/x/en.md", "content/excursions/./a/en.md"],
  ...["content//excursions/coral-key/en.md", "/content/excursions/coral-key/en.md", "file:///etc/passwd"],
  ...["content/excursions/%2e%2e/%2e%2e/package.json", "content%2fexcursions%2fcoral-key/en.md"],
  ...["content\\excursions\\coral-key/en.md", "content/excursions/..\\..\\package.json"],
  ...["content/excursions/coral-key/en.md\0.jpg", "content/media/home/hero.jpg\0", "\0", ""],
  ...["content/excursions/coral-key/en.md\n", " content/excursions/coral-key/en.md"],
  // On Linux these are other folders than those of the site, and on macOS and Windows other names of its files.
  ...["Content/excursions/coral-key/en.md", "content/excursions/CORAL-KEY/en.md", "content/Media/home/a.jpg"],
  ...["content/excursions/coral-key/EN.md", "content/settings/Site.json", "content/Excursions"],
  ...[
    "content/answers/a/b.json",
    "content/translations.json",
    "content/reviews/r4k2m7.json",
    "content/reviews",
  ],
  ...["content/excursions/coral-key/de.md", "content/excursions/coral-key.en.html"],
  ...["content/media/excursions/page.html", "content/media/excursions/picture.svg", "content/media/a.jpg"],
  ...["content/media/excursions/.hidden.jpg", "content/media/../excursions/a.jpg", "content/media/a/b/c.jpg"],
  ...[
    "content/other/a/en.md",
    "content/settings/site.yaml",
    "src/locales/en/x.ts",
    "src/locales/en/editor/texts.json",
    "static/admin/a.jpg",
  ],
  ...["content/excursions/con/en.md/", `content/excursions/${"a".repeat(300)}/en.md`],
];

/** Allowed responses to such a path: forbidden, not there, in conflict, not what was expected. */
const REFUSALS = [403, 404, 409, 422];

it.each(TRICKS)("the path %j is refused by every call, and nothing changes", async (path) => {
  const picture = {
    path,
    content: readFileSync(join("e2e", PICTURE)).toString("base64"),
    encoding: "base64",
  };
  const calls: [string, object][] = [
    ["getVersions", { paths: [path] }],
    ["confirmText", { entry: path.replace(/^content\/|\/en\.md$/g, ""), text: "en", seen: {} }],
    ["readFiles", { paths: [path] }],
    ["readFolder", { folder: path }],
    ["persistEntry", { dataFiles: [{ path, raw: "x" }], assets: [] }],
    ["persistEntry", { dataFiles: [{ path: EN, raw: "x" }], assets: [picture] }],
    ["deleteFiles", { paths: [path] }],
    ["getMedia", { mediaFolder: path }],
    ["persistMedia", { asset: picture }],
    ["listVersions", { paths: [path] }],
    ["readVersion", { paths: [path], id: "HEAD" }],
    ["bringBack", { id: `${"0".repeat(40)}:${path}` }],
  ];
  for (const [action, params] of calls) {
    const { status, json } = await editor.ana.call(action, params);
    expect([action, REFUSALS.includes(status)]).toEqual([action, true]);
    expect(JSON.stringify(json)).not.toContain("root:");
  }
  const address = `${editor.url}/api/editor/thumbnail?path=${encodeURIComponent(path)}`;
  expect((await fetch(address, { headers: { cookie: editor.ana.cookie } })).status).toBe(404);
  expect(await editor.git("status", "--porcelain")).toBe("");
});

describe("a link in the content", () => {
  const editor = setUpEditor();
  const OUT = "content/excursions/secret/en.md";

  it("to a file outside is neither listed, read, written through nor deleted", async () => {
    const secret = join(makeTemporaryFolder(), "secret.md");
    writeFileSync(secret, "the secret");
    mkdirSync(join(editor.root, "content/excursions/secret"));
    symlinkSync(secret, join(editor.root, OUT));
    const list = await editor.ana.call("readFolder", { folder: "content/excursions" });
    expect(JSON.stringify(list.json)).not.toContain("secret");
    expect((await editor.ana.call("readFiles", { paths: [OUT] })).status).toBe(403);
    const dataFiles = [{ path: OUT, raw: editor.read(EN) }];
    expect((await editor.ana.call("persistEntry", { dataFiles })).status).toBe(403);
    expect((await editor.ana.call("deleteFiles", { paths: [OUT] })).status).toBe(403);
    expect(readFileSync(secret, "utf8")).toBe("the secret");
  });

  it("in the place of a folder leads nowhere", async () => {
    const away = join(makeTemporaryFolder(), "away");
    renameSync(join(editor.root, "content/media/excursions"), away);
    symlinkSync(away, join(editor.root, "content/media/excursions"));
    mkdirSync(join(away, "x"));
    const url = `${editor.url}/api/editor/thumbnail?path=${PICTURE}`;
    expect((await fetch(url, { headers: { cookie: editor.ana.cookie } })).status).toBe(403);
    const asset = {
      path: PICTURE,
      content: readFileSync(join("e2e", PICTURE)).toString("base64"),
      encoding: "base64",
    };
    expect((await editor.ana.call("persistMedia", { asset })).status).toBe(403);
  });
});
