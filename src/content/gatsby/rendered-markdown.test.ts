/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { setFieldsOnGraphQLNodeType } from "gatsby-transformer-remark/gatsby-node";

import { loadContent } from "../../testing/load-content";
import { parseFrontMatter } from "../front-matter";
import { renderMarkdown } from "../../domain/lib/markdown";

type Resolve = (node: object, args: object, context: object) => Promise<string>;

const PLUGIN = { pluginOptions: {}, resolve: join(process.cwd(), "plugins/gatsby-remark-safe-markdown") };

/** Renders as gatsby-transformer-remark does for `MarkdownRemark.html`. */
async function renderByPlugin(source: string): Promise<string> {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: unknown) => void kept.set(key, value),
  };
  const node = {
    id: source,
    children: [],
    internal: { type: "MarkdownRemark", content: source, contentDigest: source },
  };
  const args = {
    type: { name: "MarkdownRemark", nodes: [node] },
    basePath: "",
    cache,
    getCache: () => cache,
    getNodesByType: () => [],
  };
  const options = {
    gfm: false,
    footnotes: false,
    plugins: [{ ...PLUGIN, module: jest.requireActual<object>(PLUGIN.resolve) }],
  };
  const fields = (await setFieldsOnGraphQLNodeType(args, options)) as { html: { resolve: Resolve } };
  return fields.html.resolve(node, {}, { path: "" });
}

const offers = readdirSync("e2e/content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => parseFrontMatter(readFileSync(join("e2e/content", file), "utf8")));
const bodies = [
  ...offers.flatMap((parts) => (parts?.ok ? [parts.body] : [])),
  ...Object.values(loadContent("pages/terms")).map(({ body }) => body),
];

describe("the HTML of the content API, the feeds and the editor's preview", () => {
  it("is that of the pages for every offer and the terms", async () => {
    expect(bodies.length).toBeGreaterThan(10);
    for (const body of bodies) expect(renderMarkdown(body)).toBe(await renderByPlugin(body));
  });

  it.each([
    "| A | B |\n|---|:-:|\n| 1 | ~~2~~ |",
    "<b>raw</b> and <script>alert(1)</script>\n\n<div>block</div>",
    "[a](javascript:alert(1)) ![b](data:text/html,x) [c]: javascript:x\n\n[d][c]",
    "```js title=x\nlet a;\n```",
    "## Your data (#privacy)",
    'One.\n\n---\n\n* a\n  1. b\n\n> c "d" & <e@f.example> https://g.example [^1] - [ ] h',
  ])("is that of the pages for %j", async (source) => {
    expect(renderMarkdown(source)).toBe(await renderByPlugin(source));
  });
});
