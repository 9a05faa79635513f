/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby";

import { createOfferSource } from "../testing/create-offer";
import { onCreateNode } from "./on-create-node";

interface CreatedNode {
  internal: { type: string };
}

/** Lets the hook see a file; gets the nodes it made of it. */
async function readFile(
  relativePath: string,
  source: string,
  sourceInstanceName = "content",
): Promise<CreatedNode[]> {
  const [name, extension] = (relativePath.split("/").at(-1) ?? "").split(/\.(?=\w+$)/);
  const createNode = jest.fn<undefined, [CreatedNode]>();
  const args = {
    node: { id: "file", internal: { type: "File" }, sourceInstanceName, relativePath, name, extension },
    actions: { createNode, createParentChildLink: () => undefined },
    createNodeId: (id: string) => id,
    createContentDigest: JSON.stringify,
    loadNodeContent: async () => source,
  };
  await onCreateNode?.(args as unknown as CreateNodeArgs, { plugins: [] }, () => null);
  return createNode.mock.calls.map(([node]) => node);
}

describe("a file", () => {
  it("of an offer becomes an offer with its path and its text as HTML", async () => {
    expect(
      await readFile("excursions/saona-island.es.md", createOfferSource({ url_slug: "isla-saona" })),
    ).toMatchObject([
      {
        internal: { type: "Offer" },
        key: "saona-island",
        locale: "es",
        collection: "excursions",
        path: "/es/excursiones/isla-saona",
        body: "<p>The island lies in the south.</p>\n",
      },
    ]);
  });

  it("of an offer that is not translated becomes nothing", async () => {
    expect(await readFile("excursions/saona-island.es.md", "")).toEqual([]);
  });

  it("with mistakes becomes one problem for each of them", async () => {
    const source = createOfferSource({ title: "", order: -1 });
    expect(await readFile("excursions/saona-island.en.md", source)).toMatchObject([
      { internal: { type: "ContentProblem" }, field: "title" },
      { internal: { type: "ContentProblem" }, field: "order" },
    ]);
  });

  it("of settings becomes one node for each language that is right, and problems for the others", async () => {
    const source = JSON.stringify({ en: { text: "Calm sea." }, es: { txt: "Mar en calma." }, it: {} });
    expect(await readFile("settings/notice.json", source)).toMatchObject([
      { internal: { type: "ContentProblem" }, field: "es.(the whole file)", found: "txt" },
      { internal: { type: "NoticeSettings" }, locale: "en", name: "notice", text: "Calm sea." },
      { internal: { type: "NoticeSettings" }, locale: "it", name: "notice", text: "" },
    ]);
  });

  it("of sentences becomes the sentences of its language and namespace", async () => {
    expect(await readFile("es/common.json", '{"notice": "Aviso"}', "messages")).toMatchObject([
      {
        internal: { type: "InterfaceMessages" },
        locale: "es",
        namespace: "common",
        messages: { notice: "Aviso" },
      },
    ]);
  });

  it.each(["media/saona.jpg", "media/.gitkeep"])("such as %s is none of its business", async (file) => {
    expect(await readFile(file, "")).toEqual([]);
  });
});
