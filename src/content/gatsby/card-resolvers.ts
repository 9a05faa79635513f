import type { Locale } from "../../config/locales";
import type { ContentNodes } from "./content-nodes";
import type { ResolverContext } from "./resolver-context";

/** Included things that a card lists; it says how many more there are. */
const SHOWN_ON_CARD = 2;

interface CardSource {
  locale: Locale;
  ports: readonly string[];
  included?: readonly string[];
  asks_flight?: boolean;
}
interface PortsSettings {
  ports: readonly { key: string; short_name: string }[];
}

/** Not the whole lists, which each card would bring along in its page's data. */
export const CARD_TYPES = `
  type OfferCardFacts {
    ports: String!
    included: [String!]!
    more: Int!
    asks_flight: Boolean!
  }
`;

/** Creates what resolves `card_facts` of an offer. */
export function createCardResolver({ getContent }: ContentNodes) {
  return {
    type: "OfferCardFacts!",
    resolve: (source: CardSource, _: object, context: ResolverContext) => {
      const { locale, ports, included = [], asks_flight = false } = source;
      const names = getContent<PortsSettings>(context, "settings/ports", locale).ports;
      return {
        ports: ports.map((key) => names.find((port) => port.key === key)?.short_name ?? key).join(", "),
        included: included.slice(0, SHOWN_ON_CARD),
        more: Math.max(0, included.length - SHOWN_ON_CARD),
        asks_flight,
      };
    },
  };
}
