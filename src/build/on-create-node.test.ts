/** @jest-environment node */
import type { CreateNodeArgs, Node } from "gatsby";
import { onCreateNode as onCreateRemarkNode } from "gatsby-transformer-remark/gatsby-node";

import { FRONT_MATTER_ENGINES } from "../content/front-matter";
import { createOfferSource } from "../testing/create-offer";
import { onCreateNode } from "./on-create-node";

/** As the plugin's own check of its options completes them. */
const ENGINES = { ...FRONT_MATTER_ENGINES, js: () => ({}) };

/** Lets gatsby-transformer-remark and the hook see a file and what is made of it; gets the nodes of our own types. */
async function readFile(
  relativePath: string,
  source: string,
  sourceInstanceName = "content",
): Promise<Node[]> {
  const [name, extension] = (relativePath.split("/").at(-1) ?? "").split(/\.(?=\w+$)/);
  const mediaType = extension === "md" ? "text/markdown" : "application/json";
  const file = {
    ...{ id: "file", parent: null, children: [], sourceInstanceName, relativePath, name, extension },
    internal: { type: "File", mediaType, content: source },
  } as unknown as Node;
  const nodes = new Map<string, Node>();
  const waiting = [file];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    nodes.set(node.id, node);
    const args = {
      node,
      actions: {
        createNode: (made: Node) => void waiting.push(made),
        createParentChildLink: () => undefined,
      },
      createNodeId: (id: string) => id,
      createContentDigest: JSON.stringify,
      getNode: (id: string) => nodes.get(id),
      loadNodeContent: async ({ internal }: Node) => internal.content ?? "",
    } as unknown as CreateNodeArgs;
    if (node.internal.mediaType === "text/markdown") await onCreateRemarkNode(args, { engines: ENGINES });
    await onCreateNode?.(args, { plugins: [] }, () => null);
  }
  return [...nodes.values()].filter(({ internal }) => !["File", "MarkdownRemark"].includes(internal.type));
}

const FILE = "excursions/saona-island.es.md";

describe("a file", () => {
  it.each([{ sale: "hidden" }, { publish_from: "2999-01-01T08:00" }, { publish_until: "2020-01-01T08:00" }])(
    "of an offer that the site does not show (%j) becomes a node that no page asks for",
    async (change) => {
      const [node] = await readFile(FILE, createOfferSource({ url_slug: "isla-saona", ...change }));
      expect(node).toMatchObject({ internal: { type: "UnpublishedOffer" }, key: "saona-island" });
    },
  );

  it("of an offer becomes an offer with its path, below its markdown", async () => {
    expect(await readFile(FILE, createOfferSource({ url_slug: "isla-saona" }))).toMatchObject([
      {
        internal: { type: "Offer" },
        parent: "file >>> MarkdownRemark",
        key: "saona-island",
        locale: "es",
        collection: "excursions",
        path: "/es/excursiones/isla-saona",
        body: "The island lies in the south.",
      },
    ]);
  });

  it.each(["", "\n"])("of an offer that is not translated (%j) becomes nothing", async (source) => {
    expect(await readFile(FILE, source)).toEqual([]);
  });

  it("with mistakes becomes one problem for each of them", async () => {
    const source = createOfferSource({ title: "", order: -1 });
    expect(await readFile(FILE, source)).toMatchObject([
      { internal: { type: "ContentProblem" }, path: "title" },
      { internal: { type: "ContentProblem" }, path: "order" },
    ]);
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
    expect(await readFile(FILE, source)).toMatchObject([
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
    const source = createOfferSource({ title: "TITLE" }).replace(/^title: .*$/m, `title: ${written}`);
    expect(await readFile(FILE, source)).toMatchObject([{ internal: { type: "Offer" }, title: text }]);
  });

  it.each(["010", "1_000"])("never makes another number of %s", async (written) => {
    const source = createOfferSource({ order: 5 }).replace(/^order: .*$/m, `order: ${written}`);
    const [node] = await readFile(FILE, source);
    const kept = written === "010" ? { order: 10 } : { internal: { type: "ContentProblem" }, path: "order" };
    expect(node).toMatchObject(kept);
  });

  it("keeps lines of --- in the description of an offer", async () => {
    const source = createOfferSource({}, "One.\n\n---\n\nTwo.");
    expect(await readFile(FILE, source)).toMatchObject([{ body: "One.\n\n---\n\nTwo." }]);
  });

  it("of a member of the team becomes a node for each language, one of another such collection none", async () => {
    const person = { name: "Ana", role: "Guide", languages: ["es"], since: 2014 };
    const picture = { image: "../media/team/ana.jpg", alt: "Ana" };
    const source = Object.fromEntries(["en", "es", "it"].map((locale) => [locale, { ...person, picture }]));
    const nodes = await readFile("team/ana.json", JSON.stringify(source));
    expect(nodes).toMatchObject(
      ["en", "es", "it"].map((locale) => ({
        ...{ internal: { type: "TeamMember" }, key: "ana", locale },
        ...{ name: "Ana", is_drawn: false, answers: false },
      })),
    );
    const partner = { name: "Hotel", kind: "hotel" };
    const partners = JSON.stringify({ en: partner, es: partner, it: partner });
    expect(await readFile("partners/hotel.json", partners)).toEqual([]);
  });

  it("of a review becomes one node, and with a mistake the problem that stops the build", async () => {
    const review = { offer: "saona-island", language: "es", date: "2027-01-22", stars: 1, name: "Ana" };
    const source = { ...review, country: "ES", text: "Dos horas de retraso." };
    expect(await readFile("reviews/r1.json", JSON.stringify(source))).toMatchObject([
      { internal: { type: "Review" }, key: "r1", stars: 1, answer: "", parent: "file" },
    ]);
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
