/** @jest-environment node */
import sharp from "sharp";

import { TEXT_RECORD_FILE } from "../../../content/translations/text-state";
import { retitle, setUpGithubEditor } from "../../../testing/github/set-up-github-editor";
import { getFileVersion } from "../content-store";

const EN = "content/excursions/coral-key/en.md";
const ES = "content/excursions/coral-key/es.md";

const editor = setUpGithubEditor();

describe.each(["token", "app"] as const)("the GitHub store, by %s", (kind) => {
  it("reads entries and makes one commit of a save, by the person who made it", async () => {
    await editor.restart(kind);
    const data = await editor.read(EN);
    const { json: files } = await editor.ana.call("readFiles", { paths: [EN] });
    expect(files).toEqual([{ data, file: { path: EN, id: getFileVersion(data) } }]);
    const { status, json } = await editor.save("ana", "Pool of Ana", EN);
    expect([status, json["problems"]]).toEqual([200, undefined]);
    expect(JSON.stringify([files, json])).not.toContain("github_pat");
    expect(await editor.git("show", "--name-only", "--format=%an <%ae>|%s|%b", "main")).toBe(
      `Ana <ana@example.com>|Change excursions/coral-key|\n\n${EN}\n${TEXT_RECORD_FILE}\n`,
    );
    expect(await editor.git("rev-list", "--count", "main")).toBe("2\n");
    expect(await editor.read(EN)).toContain("title: Pool of Ana");
  });
});

describe("a save", () => {
  const count = () => ({
    calls: editor.github.calls.map(({ name }) => name.replace("/repos/agency/site", "")),
    kilobytes: Math.ceil(
      editor.github.calls.reduce((sum, { sent, received }) => sum + sent + received, 0) / 1000,
    ),
  });

  it("takes six calls at first and four afterwards", async () => {
    editor.github.calls = [];
    await editor.save("ana", "One", EN);
    const first = count();
    editor.github.calls = [];
    await editor.save("ana", "Two", EN);
    const next = count();
    const stored = ["POST /git/trees", "POST /git/commits", "PATCH /git/refs/heads%2Fmain"];
    expect(first.calls).toEqual(["GET /branches/main", "GET /git/trees/:sha", "POST /graphql", ...stored]);
    expect(next.calls).toEqual(["GET /branches/main", ...stored]);
    expect(first.kilobytes).toBeLessThan(1000);
    expect(next.kilobytes).toBeLessThan(30);
  });

  it("with a picture takes one call more, and both are one commit", async () => {
    await editor.save("ana", "One", EN);
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const create = { width: 1600, height: 1067, channels: 3, background: "teal", noise } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const path = "content/media/excursions/boat.jpg";
    const asset = { path, content: bytes.toString("base64"), encoding: "base64" };
    const raw = retitle(await editor.read(EN), "Two");
    editor.github.calls = [];
    const versions = { [EN]: getFileVersion(await editor.read(EN)) };
    const reply = await editor.ana.call("persistEntry", {
      dataFiles: [{ path: EN, raw }],
      assets: [asset],
      versions,
    });
    expect([reply.status, editor.github.calls.length]).toEqual([200, 5]);
    expect(await editor.git("show", "--name-only", "--format=", "main")).toBe(
      `${EN}\n${path}\n${TEXT_RECORD_FILE}\n`,
    );
  });

  it("of what somebody else has saved is refused, with who and when; a deletion as well", async () => {
    const versions = { [EN]: getFileVersion(await editor.read(EN)) };
    expect((await editor.save("ana", "Pool of Ana", EN, versions)).status).toBe(200);
    const { status, json } = await editor.save("luis", "Pool of Luis", EN, versions);
    expect(status).toBe(409);
    expect(json["files"]).toEqual([
      {
        ...{
          path: EN,
          text: await editor.read(EN),
          version: getFileVersion(await editor.read(EN)),
          by: "Ana",
        },
        at: expect.stringMatching(/^2\d{3}-/) as string,
      },
    ]);
    expect((await editor.luis.call("deleteFiles", { paths: [EN], versions })).status).toBe(409);
    expect(await editor.read(EN)).toContain("Pool of Ana");
  });

  it("follows a branch that moves meanwhile, when its own files are untouched", async () => {
    let count_ = 0;
    editor.github.onCall = async (name) => {
      if (name.startsWith("PATCH") && (count_ += 1) <= 2)
        await editor.commitElsewhere("README.md", `${count_}`);
      return undefined;
    };
    expect((await editor.save("ana", "Pool of Ana", EN)).status).toBe(200);
    expect(await editor.git("log", "--format=%an", "main")).toBe("Ana\nDev\nDev\nDev\n");
    expect(await editor.read("README.md")).toBe("2");
  });

  it("is refused when the branch moves and its file is another one", async () => {
    const theirs = retitle(await editor.read(EN), "Pushed meanwhile");
    let isFirst = true;
    editor.github.onCall = async (name) => {
      if (name.startsWith("PATCH") && isFirst) await editor.commitElsewhere(EN, theirs);
      if (name.startsWith("PATCH")) isFirst = false;
      return undefined;
    };
    const { status, json } = await editor.save("ana", "Pool of Ana", EN);
    expect([status, json["files"]]).toEqual([409, [expect.objectContaining({ by: "Dev", text: theirs })]]);
    expect(await editor.read(EN)).toBe(theirs);
  });
});

describe("a window that looks every 20 s whether somebody else has saved", () => {
  it("costs one call without an answer's body, until somebody has", async () => {
    const look = async () => (await editor.luis.call("getVersions", { paths: [EN, ES] })).json;
    const first = await look();
    editor.github.calls.length = 0;
    for (let count = 0; count < 3; count += 1) expect(await look()).toEqual(first);
    const asked = { name: "GET /repos/agency/site/branches/main", sent: 0, received: 0 };
    expect(editor.github.calls).toEqual([asked, asked, asked]);
    expect(JSON.stringify(first).length).toBeLessThan(300);
    await editor.save("ana", "Pool of Ana", EN);
    expect(await look()).toEqual({
      versions: { ...(first["versions"] as object), [EN]: getFileVersion(await editor.read(EN)) },
    });
  });
});
