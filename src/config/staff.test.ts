import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { STAFF_PAGES } from "./staff";

it("knows every room that has a program of its own", () => {
  const folder = join(__dirname, "../staff");
  const rooms = readdirSync(folder).filter((name) => existsSync(join(folder, name, "main.tsx")));
  expect(rooms).toContain("enquiries");
  expect(STAFF_PAGES).toEqual(expect.arrayContaining(rooms));
});
