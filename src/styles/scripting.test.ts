import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SRC = join(__dirname, "..");
const read = (path: string) => readFileSync(join(SRC, path), "utf8");
const asking = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".css") && read(path).includes("(scripting"),
);

/** Chrome before 120 and Safari before 17 do not know the feature: a rule that asks for it never applies there. */
it.each(asking)("%s is right with scripts also in browsers that cannot be asked for them", (path) => {
  const asked = read(path).match(/\(scripting[^)]*\)/g) ?? [];
  expect(new Set(asked)).toEqual(new Set(["(scripting: none)"]));
});
