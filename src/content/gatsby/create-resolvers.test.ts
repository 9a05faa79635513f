/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";

import type { NamedReview } from "../review-file";
import { createImageDataField, createOfferResolvers } from "./create-resolvers";

type Resolve = (source: object, args: object, context: object) => unknown;

const create = jest.fn<undefined, [Record<string, Record<string, { resolve: Resolve }>>]>();
void createOfferResolvers?.(
  { createResolvers: create, createNodeId: (id: string) => id } as unknown as CreateResolversArgs,
  { plugins: [] },
  () => null,
);
const resolvers = create.mock.calls[0]?.[0] ?? {};

/** Resolves a field as Gatsby does. */
const resolve = (type: string, field: string, source: object, nodeModel: object = {}) =>
  resolvers[type]?.[field]?.resolve(source, {}, { nodeModel });

describe("an offer", () => {
  const prices = [{ port: "bayahibe", adult: 75 }];
  const getPrices = (settings: object | null, sale = "on-sale") => {
    const getNodeById = jest.fn(() => settings);
    return {
      value: () => resolve("Offer", "prices", { locale: "es", prices, sale }, { getNodeById }),
      getNodeById,
    };
  };

  it("has its prices while the settings of its language show them and it is not paused", () => {
    const { value, getNodeById } = getPrices({ pricesOn: true });
    expect(value()).toEqual(prices);
    expect(getNodeById).toHaveBeenCalledWith({ id: "SiteSettings settings/site.json es" });
    expect(getPrices({ pricesOn: false }).value()).toEqual([]);
    expect(getPrices({ pricesOn: true }, "paused").value()).toEqual([]);
    expect(getPrices(null).value).toThrow('There is no "es" in content/settings/site.json.');
  });

  it("has its related entries in their order; its page depends on all offers only while one of them is not translated", async () => {
    const nodes = ["saona", "yacht"].map((key) => ({ id: `Offer excursions/${key}/it.md`, key }));
    const findAll = jest.fn().mockResolvedValue({ entries: new Set(nodes) });
    const getNodesByIds = ({ ids }: { ids: string[] }) =>
      ids.flatMap((one) => nodes.filter(({ id }) => id === one));
    const getKeys = async (related: string[]) => {
      const found = await resolve(
        "Offer",
        "related_offers",
        { locale: "it", related },
        { getNodesByIds, findAll },
      );
      return (found as { key: string }[]).map(({ key }) => key);
    };
    expect(await getKeys(["yacht", "saona"])).toEqual(["yacht", "saona"]);
    expect(findAll).not.toHaveBeenCalled();
    expect(await getKeys(["yacht", "saona", "not-translated"])).toEqual(["yacht", "saona"]);
    expect(findAll).toHaveBeenCalledTimes(1);
  });

  it("has its reviews with day and country in words of the page's language", async () => {
    const review: NamedReview = {
      ...{ key: "r1", offer: "saona-island", language: "es", date: "2027-01-22", stars: 4, name: "Ana" },
      ...{ country: "DE", text: "Agua clara.", answer: "" },
    };
    const findAll = jest.fn().mockResolvedValue({ entries: [review] });
    const find = (locale: string) =>
      resolve("Offer", "reviews", { key: "saona-island", locale }, { findAll });
    const english = { day: "January 22, 2027", country: "Germany", text: "Agua clara." };
    expect(await find("en")).toMatchObject({ count: 1, average: 4, shown: [english] });
    expect(await find("es")).toMatchObject({ shown: [{ day: "22 de enero de 2027", country: "Alemania" }] });
    expect(findAll).toHaveBeenCalledWith({
      type: "Review",
      query: { filter: { offer: { eq: "saona-island" } } },
    });
  });
});

it.each([
  ["en", "Spanish, English, and Italian"],
  ["es", "español, inglés e italiano"],
  ["it", "spagnolo, inglese e italiano"],
])("the languages of a member of the team are words in %s", (locale, words) => {
  expect(resolve("TeamMember", "speaks", { locale, languages: ["es", "en", "it"] })).toBe(words);
});

it("the sizes of a picture are asked for once, again after a failure, and each page depends on its file", async () => {
  const field = createImageDataField();
  const originalResolver = jest.fn().mockRejectedValueOnce(new Error("no such file")).mockResolvedValue({});
  const getNodeById = jest.fn(() => null);
  const ask = (contentDigest: string) =>
    field.resolve(
      { id: "picture", parent: "file", internal: { contentDigest } },
      {},
      { nodeModel: { getNodeById } } as never,
      { originalResolver },
    );
  await expect(ask("1")).rejects.toThrow("no such file");
  for (const digest of ["1", "1", "2"]) await ask(digest);
  expect(originalResolver).toHaveBeenCalledTimes(3);
  expect(getNodeById.mock.calls).toEqual(Array(4).fill([{ id: "file" }]));
});
