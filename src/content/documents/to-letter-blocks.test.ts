/** @jest-environment node */
import { toLetterBlocks } from "./letters";

describe("the text of a letter", () => {
  it("becomes headings, paragraphs and lists, with what is bold, leaning or a link", () => {
    expect(
      toLetterBlocks("## Whales\n\nThey are **back** and *calm*,\nsee [the day](/excursions/whales)."),
    ).toEqual([
      { kind: "heading", runs: [{ text: "Whales" }] },
      {
        kind: "paragraph",
        runs: [
          { text: "They are " },
          { text: "back", strong: true },
          { text: " and " },
          { text: "calm", emphasis: true },
          { text: ", see " },
          { text: "the day", href: "/excursions/whales" },
          { text: "." },
        ],
      },
    ]);
    expect(toLetterBlocks("1. One\n2. Two\n\n- A")).toMatchObject([
      { kind: "list", isOrdered: true, items: [[{ text: "One" }], [{ text: "Two" }]] },
      { kind: "list", isOrdered: false, items: [[{ text: "A" }]] },
    ]);
  });

  it("keeps a line break that somebody wanted", () => {
    expect(toLetterBlocks("One  \nTwo")).toEqual([
      { kind: "paragraph", runs: [{ text: "One" }, { text: "\n" }, { text: "Two" }] },
    ]);
  });

  it.each([
    ["<script>alert(1)</script>", "script"],
    ["[x](javascript:alert(1))", "javascript"],
    ["[x](data:text/html,1)", "data:"],
    ["![Whale](https://evil.example/pixel.gif)", "evil.example"],
  ])("makes no markup, script or remote picture of %s", (markdown, evil) => {
    const blocks = toLetterBlocks(markdown);
    const hrefs = blocks.flatMap((block) => ("runs" in block ? block.runs.map(({ href }) => href) : []));
    expect(hrefs.filter((href) => href !== undefined)).toEqual([]);
    if (!markdown.startsWith("<")) expect(JSON.stringify(blocks)).not.toContain(evil);
  });

  it("is nothing for empty lines, and shows what stands in quotations", () => {
    expect(toLetterBlocks("\n\n")).toEqual([]);
    expect(JSON.stringify(toLetterBlocks("> Quoted"))).toContain("Quoted");
  });

  it("has a line for each row of a table", () => {
    expect(toLetterBlocks("| Day | Price |\n| - | - |\n| Monday | **75** |")).toEqual([
      { kind: "paragraph", runs: [{ text: "Day" }, { text: " · " }, { text: "Price" }] },
      { kind: "paragraph", runs: [{ text: "Monday" }, { text: " · " }, { text: "75", strong: true }] },
    ]);
  });

  it("keeps the entries of a list within a list apart", () => {
    const [list] = toLetterBlocks("- Boats\n  - Catamaran\n  - Speedboat\n- Buses");
    expect(list).toEqual({
      ...{ kind: "list", isOrdered: false },
      items: [
        ["Boats", "\n", "– ", "Catamaran", "\n", "– ", "Speedboat"].map((text) => ({ text })),
        [{ text: "Buses" }],
      ],
    });
  });
});
