import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import pages from "./staff-pages.json";

it("knows every folder of the staff's side that has a program", () => {
  const folder = join(__dirname, "../../staff");
  const programs = readdirSync(folder).filter((name) => existsSync(join(folder, name, "main.tsx")));
  expect(programs).toContain("inbox");
  expect(Object.keys(pages).sort()).toEqual(programs.sort());
});
