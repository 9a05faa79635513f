/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";

import { createOfferResolvers } from "./create-resolvers";

type Resolve = (offer: object, args: object, context: object) => Promise<unknown>;

/** Gets what resolves a field of an offer. */
function getResolve(field: "prices" | "related_offers"): Resolve {
  const create = jest.fn<undefined, [{ Offer: Record<string, { resolve: Resolve }> }]>();
  void createOfferResolvers?.(
    { createResolvers: create } as unknown as CreateResolversArgs,
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
    const findOne = jest.fn().mockResolvedValue(settings);
    const answer = getResolve("prices")({ locale: "es", prices }, {}, { nodeModel: { findOne } });
    return { answer, findOne };
  };

  it("are there while prices are on", async () => {
    await expect(resolvePrices({ pricesOn: true }).answer).resolves.toEqual(prices);
  });

  it("are nowhere once the agency has switched them off", async () => {
    await expect(resolvePrices({ pricesOn: false }).answer).resolves.toEqual([]);
  });

  it("follow the settings of the offer's own language", async () => {
    const { answer, findOne } = resolvePrices({ pricesOn: true });
    await answer;
    const query = { filter: { locale: { eq: "es" } } };
    expect(findOne).toHaveBeenCalledWith({ type: "SiteSettings", query });
  });

  it("are on by default", async () => {
    await expect(resolvePrices(null).answer).resolves.toEqual(prices);
  });
});

describe("the related entries of an offer", () => {
  it("come in the order in which the offer names them, in its own language", async () => {
    const findAll = jest.fn().mockResolvedValue({ entries: new Set([{ key: "saona" }, { key: "yacht" }]) });
    const offer = { locale: "it", related: ["yacht", "saona", "not-translated"] };
    const related = await getResolve("related_offers")(offer, {}, { nodeModel: { findAll } });
    expect(related).toEqual([{ key: "yacht" }, { key: "saona" }]);
    const filter = { locale: { eq: "it" }, key: { in: offer.related } };
    expect(findAll).toHaveBeenCalledWith({ type: "Offer", query: { filter } });
  });
});
