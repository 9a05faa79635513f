import type { Locale } from "../../config/locales";
import type { AskedOffer } from "../../contracts/asked-offers";
import { formatDay } from "../../i18n/format";
import type { Translator } from "../messages";
import { getPortName } from "../site-settings";
import { loadOfferTitle } from "./offer-title";

const KINDS = ["adults", "children", "smallChildren"] as const;

/** Says one offer of a list in a line, e.g. `Saona Island · Tuesday, December 1, 2026 · Bayahíbe · 2 adults`. */
async function loadOfferLine(offer: AskedOffer, locale: Locale, t: Translator): Promise<string> {
  const { service, collection, date, port } = offer;
  const party = KINDS.flatMap((kind) => (offer[kind] ? [t(`party.${kind}`, { count: offer[kind] })] : []));
  return [
    await loadOfferTitle(service, collection, locale),
    date === undefined ? "" : formatDay(date, locale),
    port === undefined ? "" : getPortName(port, locale),
    party.join(", "),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** Loads what an enquiry about a whole list says of each offer, as label and value in a language. */
export async function loadOfferFacts(
  offers: readonly AskedOffer[],
  locale: Locale,
  t: Translator,
): Promise<(readonly [label: string, value: string])[]> {
  return Promise.all(
    offers.map(
      async (offer, index) =>
        [t("facts.offer", { number: index + 1 }), await loadOfferLine(offer, locale, t)] as const,
    ),
  );
}
