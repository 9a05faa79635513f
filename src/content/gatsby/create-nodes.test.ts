/** @jest-environment node */
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Node, SourceNodesArgs } from "gatsby";

import { LOCALE_CODES } from "../../domain/config/locales";
import { createOfferFiles } from "../../testing/create-offer";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { createContentNodes } from "./create-nodes";

const MEDIA = join(process.cwd(), "e2e/content/media");
let root: string;

beforeEach(() => {
  root = makeTemporaryFolder();
  cpSync("e2e/content", join(root, "content"), {
    ...{ recursive: true, filter: (path: string) => !path.startsWith("e2e/content/media") },
  });
  symlinkSync(MEDIA, join(root, "content/media"));
});

const write = (file: string, text: string) => writeFileSync(join(root, "content", file), text);
const read = (file: string) => readFileSync(join(root, "content", file), "utf8");

/** Reads the content as a build does; `store` has the nodes of earlier builds. */
async function build(store = new Map<string, Node>()) {
  const stoppedWith: string[] = [];
  const made = new Set<string>();
  const args = {
    actions: {
      createNode: (node: Node) => {
        made.add(node.id);
        store.set(node.id, node);
      },
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) =>
        void parent.children.push(child.id),
    },
    createNodeId: (name: string) => name,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    getNode: (id: string) => store.get(id),
    reporter: { panicOnBuild: (text: string) => void stoppedWith.push(text) },
  } as unknown as SourceNodesArgs;
  await createContentNodes(args, root);
  const nodes = [...store.values()].filter(({ id }) => made.has(id));
  const list = (type: string) =>
    nodes.filter(({ internal }) => internal.type === type) as (Node & Record<string, unknown>)[];
  return { list, stoppedWith, get: (id: string) => store.get(id) };
}

describe("an offer", () => {
  const ID = "Offer excursions/coral-key/es.md";
  const FACTS = "excursions/coral-key/offer.yml";
  const change = (line: string) => write(FACTS, `${read(FACTS)}${line}\n`);

  it("becomes a node for each language, with its path, and one of its description for gatsby-transformer-remark", async () => {
    const { get, list, stoppedWith } = await build();
    expect(stoppedWith).toEqual([]);
    expect(get(ID)).toMatchObject({
      ...{ key: "coral-key", locale: "es", collection: "excursions", path: "/es/excursiones/cayo-coral" },
      children: [`${ID} body`],
    });
    const [markdown] = list("MarkdownField").filter(({ parent }) => parent === ID);
    const [, body = ""] = read("excursions/coral-key/es.md").split(/\n---\n/);
    expect(markdown?.internal).toMatchObject({ mediaType: "text/markdown", content: `\n${body.trim()}` });
  });

  it("is left out while it is not translated, hidden, or outside of its time", async () => {
    write("excursions/coral-key/es.md", "");
    expect((await build()).get(ID)).toBeUndefined();
    for (const line of ["publish_from: 2999-01-01T08:00", "publish_until: 2020-01-01T08:00"]) {
      const facts = read(FACTS);
      change(line);
      expect((await build()).list("Offer").filter(({ key }) => key === "coral-key")).toEqual([]);
      write(FACTS, facts);
    }
  });
});

it("a notice outside of its time has no text, and has it again when its time comes, without its file being changed", async () => {
  const notice = { text: "High waves.", publish_from: "2026-12-01T08:00" };
  write("settings/notice.json", JSON.stringify({ en: notice, es: {}, it: {} }));
  const at = async (now: string) => {
    jest.useFakeTimers({ now: Date.parse(now), doNotFake: ["nextTick", "setImmediate"] });
    const { get } = await build();
    jest.useRealTimers();
    return get("NoticeSettings settings/notice.json en");
  };
  const [waiting, shown] = [await at("2026-12-01T11:59:00Z"), await at("2026-12-01T12:00:00Z")];
  expect([waiting?.["text"], shown?.["text"]]).toEqual(["", "High waves."]);
  expect(waiting?.internal.contentDigest).not.toBe(shown?.internal.contentDigest);
});

it("pages, settings, the team and reviews become nodes; what the site does not show becomes none", async () => {
  const review = {
    offer: "coral-key",
    language: "es",
    date: "2027-01-22",
    stars: 1,
    name: "Ana",
    country: "ES",
  };
  write("reviews/r1.json", JSON.stringify({ ...review, text: "Dos horas de retraso." }));
  const { list, get } = await build();
  expect(list("SiteSettings").map(({ locale, name }) => [locale, name])).toEqual(
    LOCALE_CODES.map((locale) => [locale, "site"]),
  );
  expect(list("TermsPage").every(({ children }) => children.length === 1)).toBe(true);
  expect(list("TeamMember").every(({ key, locale }) => key !== undefined && locale !== undefined)).toBe(true);
  expect(get("Review reviews/r1.json")).toMatchObject({ key: "r1", stars: 1, answer: "" });
  const types = ["Offer", "MarkdownField", "TeamMember", "Review"];
  expect(types.flatMap(list).filter(({ id }) => /answers|letters|partners/.test(id))).toEqual([]);
});

it("a second build links no node twice", async () => {
  const store = new Map<string, Node>();
  await build(store);
  const { get } = await build(store);
  expect(get("TermsPage pages/terms.json en")?.children).toHaveLength(1);
});

it("problems of single files, of all files together and of pictures that are gone stop the build at once", async () => {
  const home = JSON.parse(read("pages/home.json")) as Record<string, object>;
  write("pages/home.json", JSON.stringify({ ...home, it: { ...home["it"], hero: 7 } }));
  for (const [file, text] of createOfferFiles({ related: ["none"] }))
    write(file.replace("saona-island", "coral-key"), text);
  const { stoppedWith } = await build();
  expect(stoppedWith[0]).toMatch(/^The content has \d+ problems; nothing was published\./);
  expect(stoppedWith[0]).toMatch(/pages\/home\.json\s+field: +it\.hero/);
  expect(stoppedWith[0]).toMatch(/excursions\/coral-key\/offer\.yml\s+field: +related/);
  expect(stoppedWith[0]).toMatch(/excursions\/coral-key\/offer\.yml\s+field: +cover\.image/);
  rmSync(root, { recursive: true });
});
