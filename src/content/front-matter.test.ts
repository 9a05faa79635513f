/** @jest-environment node */
import { dropEmpty, parseFrontMatter } from "./front-matter";

describe("a markdown file", () => {
  it.each([
    ["---\ntitle: Saona\norder: 2\n---\nThe island.\n", { title: "Saona", order: 2 }, "The island."],
    ["---\r\ntitle: Saona\r\n---\r\nThe island.\r\n", { title: "Saona" }, "The island."],
    ["---\ntitle: Saona\n---", { title: "Saona" }, ""],
    ["---\ntitle: Saona\n---  \n\nOne.\n\n---\n\nTwo.\n", { title: "Saona" }, "One.\n\n---\n\nTwo."],
    ["---\ntime: 08:00\ntext: no\n---\n", { time: "08:00", text: "no" }, ""],
    ["---\n---\nThe island.", {}, "The island."],
    ["\uFEFF---\ntitle: Saona\n---\nThe island.", { title: "Saona" }, "The island."],
  ])("%j is front matter and a body", (source, data, body) => {
    expect(parseFrontMatter(source)).toEqual({ ok: true, data, body });
  });

  it.each([["The island."], ["title: Saona\n---\nThe island."], ["---\ntitle: Saona\n"]])(
    "%j has no front matter",
    (source) => {
      expect(parseFrontMatter(source)).toEqual({
        ok: false,
        fault: { code: "no-front-matter" },
      });
    },
  );

  it.each(["", "\n", " \r\n"])("%j holds nothing, and is not translated yet", (source) => {
    expect(parseFrontMatter(source)).toBeUndefined();
  });

  it.each(["---\nSaona\n---\n", "---\n- Saona\n---\n"])("%j has no fields", (source) => {
    expect(parseFrontMatter(source)).toEqual({
      ok: false,
      fault: { code: "no-fields" },
    });
  });

  it("names the line of the first mistake in its YAML, as the file has it", () => {
    const result = parseFrontMatter("---\ntitle: Saona\ntitle: Catalina\n---\nThe island.");
    const reason = expect.stringContaining("at line 3, column 1") as string;
    expect(result).toEqual({ ok: false, fault: { code: "invalid-yaml", reason, line: 3 } });
  });
});

describe("what the editor leaves of an untouched field", () => {
  it.each([
    ["is dropped when it is null", { a: null, b: 1 }, { b: 1 }],
    ["is dropped when it is an empty text", { a: "", b: " " }, { b: " " }],
    ["is dropped at any depth", { a: { b: "", c: { d: null } } }, { a: { c: {} } }],
    ["is dropped in lists of objects", { a: [{ b: "", c: 1 }] }, { a: [{ c: 1 }] }],
    ["stays in a list itself, where it is a mistake", { a: ["", "x"] }, { a: ["", "x"] }],
    ["is not confused with zero and false", { a: 0, b: false, c: [] }, { a: 0, b: false, c: [] }],
  ])("%s", (_, value, left) => {
    expect(dropEmpty(value)).toEqual(left);
  });

  it.each([undefined, null, "text", 3])("leaves %j alone", (value) => {
    expect(dropEmpty(value)).toBe(value);
  });
});
