/** @jest-environment node */
import { parseFrontMatter } from "./front-matter";

it.each([
  ["---\ntitle: Saona\norder: 2\n---\nThe island.\n", { title: "Saona", order: 2 }, "The island."],
  ["---\r\ntitle: Saona\r\n---\r\nThe island.\r\n", { title: "Saona" }, "The island."],
  ["---\ntitle: Saona\n---  \n\nOne.\n\n---\n\nTwo.\n", { title: "Saona" }, "One.\n\n---\n\nTwo."],
  ["---\ntime: 08:00\ntext: no\n---\n", { time: "08:00", text: "no" }, ""],
  ["---\n---\nThe island.", {}, "The island."],
  ["\uFEFF---\ntitle: Saona\n---\nThe island.", { title: "Saona" }, "The island."],
])("%j is front matter and a body", (source, data, body) => {
  expect(parseFrontMatter(source)).toEqual({ ok: true, data, body });
});

it.each([
  ["The island.", { code: "no-front-matter" }],
  ["---\ntitle: Saona\n", { code: "no-front-matter" }],
  ["---\nSaona\n---\n", { code: "no-fields" }],
  ["---\n- Saona\n---\n", { code: "no-fields" }],
  [
    "---\ntitle: Saona\ntitle: Catalina\n---\nThe island.",
    { code: "invalid-yaml", reason: expect.stringContaining("at line 3, column 1") as string, line: 3 },
  ],
])("%j is refused, with the line of the first mistake", (source, fault) => {
  expect(parseFrontMatter(source)).toEqual({ ok: false, fault });
});

it.each(["", " \r\n"])("%j holds nothing, and is not translated yet", (source) => {
  expect(parseFrontMatter(source)).toBeUndefined();
});
