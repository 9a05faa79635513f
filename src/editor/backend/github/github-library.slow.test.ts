/** @jest-environment node */

import { setUpGithubEditor } from "../../../testing/github/set-up-github-editor";

const FOLDER = "content/media/excursions";
const BLOB = /git\/blobs/;

const editor = setUpGithubEditor();

interface ListedFile {
  path: string;
  width: number | null;
  thumbnail: string;
}

async function listFolder(): Promise<readonly ListedFile[]> {
  const { status, json } = await editor.ana.call("getMedia", { mediaFolder: FOLDER });
  expect(status).toBe(200);
  return json as unknown as ListedFile[];
}

const load = (path: string) => fetch(`${editor.site.url}${path}`, { headers: { cookie: editor.ana.cookie } });

it("a folder of the library is listed without its pictures, each of which is loaded small", async () => {
  const files = await listFolder();
  expect(files.length).toBeGreaterThan(1);
  expect(editor.github.calls.filter(({ name }) => BLOB.test(name))).toEqual([]);
  const [first] = files;
  const answer = await load(first?.thumbnail ?? "");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  const older = await load((first?.thumbnail ?? "").replace(/version=\w+/, "version=older"));
  expect(older.headers.get("cache-control")).toBe("private, max-age=300");
});
