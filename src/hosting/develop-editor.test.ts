/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parseEnv, setEnv } from "../server/platform/env";
import { openSession } from "../testing/set-up-test-site";
import { captureLog } from "../testing/capture-log";
import { copyContent } from "../testing/set-up-editor";
import { createBrowser } from "../testing/staff-client";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { startDevelopEditor } from "./develop-editor";

const PAGE = "http://127.0.0.1:8000";
const PATH = "content/excursions/coral-key/en.md";

function setEnvironment(variables: Record<string, string> = {}): void {
  setEnv(parseEnv({ DATA_DIR: makeTemporaryFolder(), ...variables }));
}
let editor: Awaited<ReturnType<typeof startDevelopEditor>>;
afterEach(async () => {
  await editor?.stop();
  setEnv(undefined);
});

describe("the editor beside the development server", () => {
  it("prints its link, asks for a session, and saves", async () => {
    const root = makeTemporaryFolder();
    await copyContent(root);
    setEnvironment();
    const readLog = captureLog();
    editor = await startDevelopEditor(root);
    editor?.printLink(PAGE);
    expect(readLog()).toMatch(/^Editor: http:\/\/127\.0\.0\.1:8000\/admin\/sign-in#key=[\w-]{43}$/m);
    const url = `http://127.0.0.1:${editor?.port}`;
    const cookie = `staff-${editor?.port}=${await openSession("Ana")}`;
    const stranger = createBrowser({ url }, "", "editor");
    const ana = createBrowser({ url }, cookie, "editor");
    expect((await stranger.query("readFiles", { paths: [PATH] })).status).toBe(401);
    const files: unknown = await (await ana.query("readFiles", { paths: [PATH] })).json();
    const [{ data, file }] = files as [{ data: string; file: { id: string } }];
    const raw = data.replace(/^title: .*$/m, "title: Natural Pool by Boat");
    const save = { dataFiles: [{ path: PATH, raw }], versions: { [PATH]: file.id } };
    expect((await ana.mutate("persistEntry", save, { origin: url })).status).toBe(200);
    expect(readFileSync(join(root, PATH), "utf8")).toBe(raw);
  });
});
