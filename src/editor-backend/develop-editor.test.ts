/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { parseEnv } from "../server/env";
import { forgetSingleton, processSingleton } from "../server/process-singleton";
import { captureLog } from "../testing/capture-log";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { closeStore, getStore } from "../server/store/get-store";
import { startDevelopEditor } from "./develop-editor";

const PAGE = "http://127.0.0.1:8000";
const PICTURE = "content/media/home/new.jpg";

function setEnvironment(variables: Record<string, string> = {}): void {
  forgetSingleton("env");
  processSingleton("env", () => parseEnv({ DATA_DIR: makeTemporaryFolder(), ...variables }));
}
let editor: Awaited<ReturnType<typeof startDevelopEditor>>;
afterEach(async () => {
  forgetSingleton("env");
  await editor?.stop();
  await closeStore();
});

describe("the editor beside the development server", () => {
  it("prints its link, asks for a session, and saves", async () => {
    const root = makeTemporaryFolder();
    mkdirSync(join(root, "content/media/home"), { recursive: true });
    setEnvironment();
    const readLog = captureLog();
    editor = await startDevelopEditor(root);
    editor?.printLink(PAGE);
    const [, key = ""] =
      /^Editor: http:\/\/127\.0\.0\.1:8000\/admin\/sign-in#key=([\w-]{43})$/m.exec(readLog()) ?? [];
    const post = (path: string, body: object, cookie = "") =>
      fetch(`http://127.0.0.1:${editor?.port}/api/local-cms${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: `http://127.0.0.1:${editor?.port}`, cookie },
        body: JSON.stringify(body),
      });
    const size = { width: 1600, height: 1067, channels: 3 } as const;
    const bytes = await sharp({ create: { ...size, background: "teal" } })
      .jpeg()
      .toBuffer();
    const asset = { path: PICTURE, content: bytes.toString("base64"), encoding: "base64" };
    const save = { action: "persistMedia", params: { asset } };
    expect((await post("", save)).status).toBe(401);
    const { people, sessions } = (await getStore()).staff;
    const { id: personId } = await people.getLocalOwner("en", Date.now());
    const token = await sessions.begin({ personId, device: "" }, Date.now());
    expect((await post("", save, `staff-${editor?.port}=${token}`)).status).toBe(200);
    expect(readFileSync(join(root, PICTURE))).toEqual(bytes);
    expect(key).not.toBe("");
  });

  it.each([{ CMS_REPO: "agency/site" }, { HOST: "0.0.0.0" }, { SITE_URL: "https://palmarena.example" }])(
    "is not there with %j",
    async (variables) => {
      setEnvironment(variables);
      expect(await startDevelopEditor(makeTemporaryFolder())).toBeUndefined();
    },
  );
});
