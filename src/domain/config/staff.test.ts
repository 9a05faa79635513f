import { readdirSync } from "node:fs";
import { join } from "node:path";

import pages from "./staff-pages.json";

it("knows every page of the staff's side", () => {
  const files = readdirSync(join(__dirname, "../../staff"), { recursive: true, encoding: "utf8" });
  const modules = files.filter((name) => name.endsWith("-page.tsx") && !/shell/.test(name));
  expect(Object.values(pages).sort()).toEqual(modules.map((name) => name.replace(".tsx", "")).sort());
});
