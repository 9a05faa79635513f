/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createContentBuilder } from "./content-builder";

let root: string;
let builder: ReturnType<typeof createContentBuilder>;

/** The two programs that the builder starts, in the place where it looks for them. */
function install(publish: string, maxPublishMs = 60_000) {
  root = makeTemporaryFolder();
  mkdirSync(join(root, "scripts"));
  writeFileSync(join(root, "scripts/publish.mjs"), `import { appendFileSync } from "node:fs";\n${publish}`);
  writeFileSync(
    join(root, "scripts/build.mjs"),
    `import { appendFileSync } from "node:fs"; appendFileSync("log", "full " + process.env.SITE_URL + "\\n");`,
  );
  builder = createContentBuilder({ root, siteUrl: "http://127.0.0.1:8000", maxPublishMs });
}

afterEach(() => builder.stop());

const readLog = () => readFileSync(join(root, "log"), "utf8").trim().split("\n");

it("publishes each change by a helper of its own", async () => {
  install(
    `process.on("message", (message) => { appendFileSync("log", message + "\\n"); process.exit(0); });`,
  );
  await builder.build();
  await builder.build();
  expect(readLog()).toEqual(["publish", "publish"]);
});

it.each<[string, string, string, number]>([
  [
    "only a full build will do",
    `console.error("the code has changed"); process.exit(1);`,
    "the code has changed",
    60_000,
  ],
  ["Gatsby fails", `throw new Error("Cannot find module 'gatsby/dist/x'")`, "Cannot find module", 60_000],
  [
    "the helper is killed",
    `process.on("message", () => process.kill(process.pid, "SIGKILL"));`,
    "code null",
    60_000,
  ],
  ["the helper hangs", `process.on("message", () => undefined);`, "it took longer than 1 s", 1000],
])("runs a full build, and says so in one line, when %s", async (_, program, reason, maxPublishMs) => {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  install(program, maxPublishMs);
  await builder.build();
  expect(readLog()).toEqual(["full http://127.0.0.1:8000"]);
  const line = `Incremental publishing is not possible; running a full build: .*${reason}`;
  expect(write.mock.calls[0]?.[0]).toMatch(new RegExp(line));
});
