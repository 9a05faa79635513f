import { type ContentDocument, contentQuerySchema } from "../../domain/contracts/content-query";
import { runQuery, type QueryResult } from "./run-query";

type Fields = Record<string, string>;

const PLAIN = {
  dir: "/en/excursions",
  ...{ category_tags: [], suits: [], ports: [], places: [], seo: { keywords: "" } },
};

function createDocument(key: string, texts: Fields): ContentDocument {
  const document = {
    ...PLAIN,
    key,
    path: `/en/excursions/${key}`,
    title: key,
    summary: "",
    body: "",
    ...texts,
  };
  // What a search does not read is left out.
  return document as unknown as ContentDocument;
}

function search(documents: readonly ContentDocument[], wanted: unknown): Promise<QueryResult> {
  const query = contentQuerySchema.parse({ search: wanted });
  return runQuery("/en/excursions", query, () => documents);
}

describe("a search in a catalog of very many words", () => {
  const ALPHABET = "abcdefghijklmnopqrst";
  const words = Array.from({ length: 8000 }, (_, at) =>
    [...String(at).padStart(5, "0")].map((digit, place) => ALPHABET[Number(digit) + place]).join(""),
  );
  const documents = [createDocument("all", { body: words.join(" ") })];

  it("is refused when it would take too long", async () => {
    const unknown = Array.from({ length: 8 }, (_, at) => `zzz${ALPHABET[at] ?? ""}zzz`).join(" ");
    await expect(search(documents, unknown)).rejects.toMatchObject({ name: "QueryError", key: "search" });
  });

  it("is answered for a word that is there, and for one with a wrong letter", async () => {
    const [, word = ""] = words;
    expect(await search(documents, word)).toMatchObject({ total: 1 });
    expect(await search(documents, `${word}x`)).toMatchObject({ total: 1 });
  });
});
