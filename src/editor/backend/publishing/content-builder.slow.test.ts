/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createContentBuilder, type ContentBuilder } from "./content-builder";

let root: string;
let builder: ContentBuilder;
const check = jest.fn<Promise<void>, []>();

/** The two programs that the builder starts, in the place where it looks for them. */
function install(publish: string, maxPublishMs?: number) {
  root = makeTemporaryFolder();
  mkdirSync(join(root, "scripts"));
  writeFileSync(join(root, "scripts/publish.mjs"), `import { appendFileSync } from "node:fs";\n${publish}`);
  writeFileSync(
    join(root, "scripts/build.mjs"),
    `import { appendFileSync } from "node:fs"; appendFileSync("log", "full " + process.env.SITE_URL + "\\n");`,
  );
  check.mockReset().mockResolvedValue();
  builder = createContentBuilder({
    root,
    siteUrl: "http://127.0.0.1:8000",
    check,
    ...(maxPublishMs && { maxPublishMs }),
  });
}

afterEach(() => builder.stop());

const readLog = () => readFileSync(join(root, "log"), "utf8").trim().split("\n");
const PUBLISHES = `appendFileSync("log", "start\\n");
process.on("message", (message) => { appendFileSync("log", message + "\\n"); process.send("published"); });`;

describe("the builder of changed content", () => {
  it("keeps one helper for all changes", async () => {
    install(PUBLISHES);
    await builder.build();
    await builder.build();
    expect(readLog()).toEqual(["start", "publish", "publish"]);
  });

  it("starts another helper when another process has published since", async () => {
    install(`import { existsSync } from "node:fs";
const isSecond = existsSync("log");
${PUBLISHES}
if (!isSecond) process.exit(4);`);
    await builder.build();
    expect(readLog()).toEqual(["start", "start", "publish"]);
  });

  it.each([
    [
      "only a full build will do",
      `console.error("the code has changed"); process.exit(3);`,
      "the code has changed",
    ],
    ["Gatsby fails", `throw new Error("Cannot find module 'gatsby/dist/x'")`, "Cannot find module"],
    [
      "the helper is killed",
      `process.on("message", () => process.kill(process.pid, "SIGKILL"));`,
      "code null",
    ],
  ])("runs a full build, and says so in one line, when %s", async (_, program, reason) => {
    const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    install(program);
    await builder.build();
    await builder.build();
    expect(readLog()).toEqual(["full http://127.0.0.1:8000", "full http://127.0.0.1:8000"]);
    const line = `Incremental publishing is not possible; running a full build: .*${reason}`;
    expect(write.mock.calls[0]?.[0]).toMatch(new RegExp(line));
  });

  it("says what has become wrong with the content during a publish, without a full build", async () => {
    install(`process.on("message", () => { throw new Error("Failed to process image"); });`);
    check.mockResolvedValueOnce().mockRejectedValueOnce(new Error("broken-picture"));
    await expect(builder.build()).rejects.toThrow("broken-picture");
    expect(existsSync(join(root, "log"))).toBe(false);
  });

  it("kills a helper that hangs, and runs a full build", async () => {
    const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    install(`process.on("message", () => undefined);`, 1_000);
    await builder.build();
    expect(readLog()).toEqual(["full http://127.0.0.1:8000"]);
    expect(write.mock.calls[0]?.[0]).toMatch("it took longer than 1 s");
  });
});
