/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { CreateNodeArgs, Node } from "gatsby";
import { onCreateNode as onCreateRemarkNode } from "gatsby-transformer-remark/gatsby-node";

import { FRONT_MATTER_ENGINES } from "../front-matter";
import { createOfferFiles } from "../../testing/create-offer";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { onCreateNode } from "./create-nodes";

/** As the plugin's own check of its options completes them. */
const ENGINES = { ...FRONT_MATTER_ENGINES, js: () => ({}) };

const nodes = new Map<string, Node>();
let root: string;
beforeEach(() => {
  nodes.clear();
  root = makeTemporaryFolder();
});

/** Lets gatsby-transformer-remark and the hook see a file and what is made of it; gets the nodes of our own types. */
async function readFile(
  relativePath: string,
  source: string,
  sourceInstanceName = "content",
): Promise<Node[]> {
  const [name, extension] = (relativePath.split("/").at(-1) ?? "").split(/\.(?=\w+$)/);
  const mediaType = extension === "md" ? "text/markdown" : "application/json";
  const absolutePath = join(root, relativePath);
  mkdirSync(dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, source);
  const file = {
    ...{ id: relativePath, parent: null, children: [], sourceInstanceName, relativePath, absolutePath },
    ...{ name, extension, internal: { type: "File", mediaType, content: source } },
  } as unknown as Node;
  const waiting = [file];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    nodes.set(node.id, node);
    const args = {
      node,
      actions: {
        createNode: (made: Node) => {
          nodes.set(made.id, made);
          waiting.push(made);
        },
        createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) =>
          void (nodes.get(parent.id)?.children as string[]).push(child.id),
        deleteNode: ({ id }: Node) => void nodes.delete(id),
      },
      createNodeId: (id: string) => id,
      createContentDigest: JSON.stringify,
      getNode: (id: string) => nodes.get(id),
      getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
      loadNodeContent: async ({ internal }: Node) => internal.content ?? "",
    } as unknown as CreateNodeArgs;
    if (node.internal.mediaType === "text/markdown") await onCreateRemarkNode(args, { engines: ENGINES });
    await onCreateNode?.(args, { plugins: [] }, () => null);
  }
  return [...nodes.values()].filter(({ internal }) => !["File", "MarkdownRemark"].includes(internal.type));
}

/** Has the files of an offer read, its facts first. */
async function readOffer(change: Record<string, unknown>, body?: string): Promise<Node[]> {
  let made: Node[] = [];
  const files = createOfferFiles(change, { locales: ["es"], ...(body !== undefined && { body }) });
  for (const [file, text] of files) made = await readFile(file, text);
  return made;
}

/** Has a text read beside the facts of a valid offer. */
async function readText(source: string): Promise<Node[]> {
  await readFile(FACTS, createOfferFiles({}, { locales: ["es"] }).get(FACTS) ?? "");
  return readFile(FILE, source);
}

const FILE = "excursions/saona-island/es.md";
const FACTS = "excursions/saona-island/offer.yml";

describe("a file", () => {
  it.each([{ sale: "hidden" }, { publish_from: "2999-01-01T08:00" }, { publish_until: "2020-01-01T08:00" }])(
    "of an offer that the site does not show (%j) becomes a node that no page asks for",
    async (change) => {
      const [node] = await readOffer({ url_slug: "isla-saona", ...change });
      expect(node).toMatchObject({ internal: { type: "UnpublishedOffer" }, key: "saona-island" });
    },
  );

  it("of an offer becomes an offer with its path, below its markdown", async () => {
    expect(await readOffer({ url_slug: "isla-saona" })).toMatchObject([
      {
        internal: { type: "Offer" },
        parent: `${FILE} >>> MarkdownRemark`,
        key: "saona-island",
        locale: "es",
        collection: "excursions",
        path: "/es/excursiones/isla-saona",
        body: "The island lies in the south.",
      },
    ]);
  });

  it.each(["", "\n"])("of an offer that is not translated (%j) becomes nothing", async (source) => {
    expect(await readText(source)).toEqual([]);
  });

  it("with mistakes becomes one problem for each of them", async () => {
    expect(await readOffer({ title: "", order: -1 })).toMatchObject([
      { internal: { type: "ContentProblem" }, path: "title" },
      { internal: { type: "ContentProblem" }, path: "order" },
    ]);
  });

  it("of facts that change makes the offers of all languages anew, hides one, and mends a problem", async () => {
    await readOffer({ order: 3 });
    const change = (order: string) =>
      readFile(FACTS, (createOfferFiles({}, { locales: ["es"] }).get(FACTS) ?? "") + order);
    expect(await change("order: 7\n")).toMatchObject([{ internal: { type: "Offer" }, order: 7 }]);
    expect(await change("sale: hidden\n")).toMatchObject([{ internal: { type: "UnpublishedOffer" } }]);
    expect(await change("order: x\n")).toMatchObject([
      { internal: { type: "ContentProblem" }, path: "order" },
    ]);
    expect(await change("")).toMatchObject([{ internal: { type: "Offer" }, order: 100 }]);
  });

  it.each([
    [
      "YAML that cannot be read, with its line",
      "---\ntitle: Saona\ntitle: x\n---\nText.",
      { code: "invalid-yaml", line: 3 },
    ],
    ["a list in the place of fields", "---\n- Saona\n---\nText.", { code: "no-fields" }],
    ["no front matter", "Text.", { code: "no-front-matter" }],
    ["JavaScript in the place of YAML", "---js\nthrow new Error()\n---\nText.", { code: "no-front-matter" }],
  ])("with %s becomes a problem of its front matter", async (_, source, fault) => {
    expect(await readText(source)).toMatchObject([
      { internal: { type: "ContentProblem" }, file: FILE, ...fault },
    ]);
  });

  it.each([
    ["14:30", "14:30"],
    ["2026-01-01", "2026-01-01"],
    ["yes", "yes"],
    ["on", "on"],
    ["'010'", "010"],
  ])("keeps the text that front matter has as %s", async (written, text) => {
    const source = createOfferFiles({}, { locales: ["es"] }).get(FILE) ?? "";
    expect(await readText(source.replace(/^title: .*$/m, `title: ${written}`))).toMatchObject([
      { internal: { type: "Offer" }, title: text },
    ]);
  });

  it.each(["010", "1_000"])("never makes another number of %s", async (written) => {
    const files = createOfferFiles({}, { locales: ["es"] });
    await readFile(FACTS, `${files.get(FACTS) ?? ""}order: ${written}\n`);
    const [node] = await readFile(FILE, files.get(FILE) ?? "");
    const kept = written === "010" ? { order: 10 } : { internal: { type: "ContentProblem" }, path: "order" };
    expect(node).toMatchObject(kept);
  });

  it("keeps lines of --- in the description of an offer", async () => {
    expect(await readOffer({}, "One.\n\n---\n\nTwo.")).toMatchObject([{ body: "One.\n\n---\n\nTwo." }]);
  });

  it("of a member of the team becomes a node for each language, one of another such collection none", async () => {
    const person = { name: "Ana", role: "Guide", languages: ["es"], since: 2014 };
    const picture = { image: "../media/team/ana.jpg", alt: "Ana" };
    const source = Object.fromEntries(["en", "es", "it"].map((locale) => [locale, { ...person, picture }]));
    const made = await readFile("team/ana.json", JSON.stringify(source));
    expect(made).toMatchObject(
      ["en", "es", "it"].map((locale) => ({
        ...{ internal: { type: "TeamMember" }, key: "ana", locale },
        ...{ name: "Ana", is_drawn: false, answers: false },
      })),
    );
    const partner = { name: "Hotel", kind: "hotel" };
    const partners = JSON.stringify({ en: partner, es: partner, it: partner });
    nodes.clear();
    expect(await readFile("partners/hotel.json", partners)).toEqual([]);
  });

  it("of a review becomes one node, and with a mistake the problem that stops the build", async () => {
    const review = { offer: "saona-island", language: "es", date: "2027-01-22", stars: 1, name: "Ana" };
    const source = { ...review, country: "ES", text: "Dos horas de retraso." };
    expect(await readFile("reviews/r1.json", JSON.stringify(source))).toMatchObject([
      { internal: { type: "Review" }, key: "r1", stars: 1, answer: "", parent: "reviews/r1.json" },
    ]);
    nodes.clear();
    expect(await readFile("reviews/r1.json", JSON.stringify({ ...source, stars: 6 }))).toMatchObject([
      { internal: { type: "ContentProblem" }, path: "stars", code: "too-large" },
    ]);
  });

  it("of settings becomes one node for each language that is right, and problems for the others", async () => {
    const source = JSON.stringify({ en: { text: "Calm sea." }, es: { txt: "Mar en calma." }, it: {} });
    expect(await readFile("settings/notice.json", source)).toMatchObject([
      { internal: { type: "ContentProblem" }, path: "es.txt", code: "unknown-field" },
      { internal: { type: "NoticeSettings" }, locale: "en", name: "notice", text: "Calm sea." },
      { internal: { type: "NoticeSettings" }, locale: "it", name: "notice", text: "" },
    ]);
  });

  it.each(["media/saona.jpg", "media/.gitkeep", "translations.json"])(
    "such as %s becomes nothing",
    async (file) => {
      expect(await readFile(file, "")).toEqual([]);
    },
  );

  it("of sentences is left to gatsby-plugin-react-i18next", async () => {
    expect(await readFile("es/common.json", '{"notice": "Aviso"}', "locale")).toEqual([]);
  });
});
