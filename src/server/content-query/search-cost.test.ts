/** @jest-environment node */
import MiniSearch from "minisearch";

import type { ContentDocument } from "../../contracts/content-document";
import { contentQuerySchema } from "../../contracts/content-query";
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

afterEach(() => jest.restoreAllMocks());

describe("the index of a field", () => {
  const names = Array.from({ length: 40 }, (_, at) => `field${at}`);

  it("is made once, however many fields are searched", async () => {
    const documents = [createDocument("saona", Object.fromEntries(names.map((name) => [name, "island"])))];
    const addAll = jest.spyOn(MiniSearch.prototype, "addAll");
    const ask = (name: string) => search(documents, { query: name, value: "island" });
    for (const name of names) expect(await ask(name)).toMatchObject({ total: 1 });
    const made = addAll.mock.calls.length;
    for (const name of names) await ask(name);
    expect(addAll.mock.calls.length).toBe(made);
  });

  it("is made once when it is asked for twice at the same time", async () => {
    const documents = [createDocument("saona", { boat: "catamaran" })];
    const addAllAsync = jest.spyOn(MiniSearch.prototype, "addAllAsync");
    const wanted = { query: "boat", value: "catamaran" };
    await Promise.all([search(documents, wanted), search(documents, wanted)]);
    expect(addAllAsync).toHaveBeenCalledTimes(1);
  });

  it("is not made for a field without texts", async () => {
    const documents = [createDocument("saona", {})];
    const addAll = jest.spyOn(MiniSearch.prototype, "addAll");
    await expect(search(documents, { query: "nothing", value: "saona" })).rejects.toMatchObject({
      key: "search",
    });
    expect(addAll).not.toHaveBeenCalled();
  });

  it("is made in steps, between which the process does other things", async () => {
    const documents = Array.from({ length: 30 }, (_, at) => createDocument(`offer-${at}`, {}));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await search(documents, "offer");
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});

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
