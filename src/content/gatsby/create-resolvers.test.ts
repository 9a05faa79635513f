/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";

import { createOfferResolvers } from "./create-resolvers";

type Resolve = (offer: object, args: object, context: object) => unknown;

/** Gets what resolves a field of an offer. */
function getResolve(field: "prices" | "related_offers"): Resolve {
  const create = jest.fn<undefined, [{ Offer: Record<string, { resolve: Resolve }> }]>();
  void createOfferResolvers?.(
    { createResolvers: create, createNodeId: (id: string) => id } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => null,
  );
  const resolve = create.mock.calls[0]?.[0].Offer[field]?.resolve;
  if (!resolve) throw new Error(`Nothing resolves ${field}.`);
  return resolve;
}

const prices = [{ port: "bayahibe", adult: 75 }];

describe("the prices of an offer", () => {
  const resolvePrices = (settings: object | null) => {
    const getNodeById = jest.fn(() => settings);
    const ask = () => getResolve("prices")({ locale: "es", prices }, {}, { nodeModel: { getNodeById } });
    return { ask, getNodeById };
  };

  it("are there while prices are on", () => {
    expect(resolvePrices({ pricesOn: true }).ask()).toEqual(prices);
  });

  it("are nowhere once the agency has switched them off", () => {
    expect(resolvePrices({ pricesOn: false }).ask()).toEqual([]);
  });

  it("are nowhere while the offer is paused", () => {
    const nodeModel = { getNodeById: () => ({ pricesOn: true }) };
    const offer = { locale: "es", prices, sale: "paused" };
    expect(getResolve("prices")(offer, {}, { nodeModel })).toEqual([]);
  });

  it("follow the settings of the offer's own language", () => {
    const { ask, getNodeById } = resolvePrices({ pricesOn: true });
    ask();
    expect(getNodeById).toHaveBeenCalledWith({ id: "SiteSettings settings/site.json es" });
  });

  it("are not guessed when there are no settings in that language", () => {
    expect(resolvePrices(null).ask).toThrow('There is no "es" in content/settings/site.json.');
  });
});

describe("the related entries of an offer", () => {
  const nodes = [
    { id: "Offer excursions/saona/it.md", key: "saona" },
    { id: "Offer catalog/yacht/it.md", key: "yacht" },
  ];
  const createModel = () => ({
    getNodesByIds: jest.fn(({ ids }: { ids: string[] }) =>
      ids.flatMap((wanted) => nodes.filter(({ id }) => id === wanted)),
    ),
    findAll: jest.fn().mockResolvedValue({ entries: new Set(nodes) }),
  });

  it("come in the order in which the offer names them, in its own language, and make its page depend on no others", async () => {
    const nodeModel = createModel();
    const offer = { locale: "it", related: ["yacht", "saona"] };
    const related = (await getResolve("related_offers")(offer, {}, { nodeModel })) as { key: string }[];
    expect(related.map(({ key }) => key)).toEqual(["yacht", "saona"]);
    expect(nodeModel.findAll).not.toHaveBeenCalled();
  });

  it("make the page depend on all offers while one of them is not translated, so that it comes once it is", async () => {
    const nodeModel = createModel();
    const offer = { locale: "it", related: ["yacht", "saona", "not-translated"] };
    const related = (await getResolve("related_offers")(offer, {}, { nodeModel })) as { key: string }[];
    expect(related.map(({ key }) => key)).toEqual(["yacht", "saona"]);
    const filter = { locale: { eq: "it" }, key: { in: offer.related } };
    expect(nodeModel.findAll).toHaveBeenCalledWith({ type: "Offer", query: { filter } });
  });
});
