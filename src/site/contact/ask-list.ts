import { isChosen } from "../../domain/booking/choice";
import { parseList } from "../../domain/booking/list";
import { getChoiceFacts } from "../../domain/booking/describe";
import { toPossibleChoice } from "../../domain/booking/running-days";
import { isPaused } from "../../domain/lib/is-paused";
import type { AskContext, ContactOffer } from "./ask-choice";

/** A list as the contact form shows, sends and says it. */
export interface AskedList {
  /** `facts` is one line. */
  readonly items: readonly { readonly key: string; readonly title: string; readonly facts: string }[];
  /** The form's hidden field: the body's `offers`, in the names of a single offer. */
  readonly field: string;
  /** The offers as lines of a chat. */
  readonly lines: readonly string[];
}

/** Reads what an address (`?list=saona-island_adults-3.whales`) asks for; `undefined` when no offer on sale is in it. */
export function askList(
  offers: readonly ContactOffer[],
  search: string,
  context: AskContext,
): AskedList | undefined {
  const { ports, pricesOn, locale, t, rules, now } = context;
  const list = parseList(new URLSearchParams(search).get("list") ?? "", ports).flatMap(({ key, choice }) => {
    const offer = offers.find((candidate) => candidate.key === key);
    return offer && !isPaused(offer) ? [{ offer, ...toPossibleChoice(choice, offer, { rules, now }) }] : [];
  });
  if (list.length === 0) return undefined;
  const items = list.map(({ offer, choice, wished }) => {
    const facts = getChoiceFacts(choice, { offer, wished, ports, pricesOn, locale, t });
    const texts = facts.map(({ name, label, text }) =>
      name === "refused" || name === "backAboard" ? t("booking.fact", { label, text }) : text,
    );
    return { key: offer.key, title: offer.title, facts: texts.join(", ") };
  });
  const asked = list.map(({ offer, choice }) => ({
    ...{ service: offer.key, collection: offer.collection },
    // Two adults that nobody chose are not asked for.
    ...(isChosen(choice) && choice),
  }));
  return {
    items,
    field: JSON.stringify(asked),
    lines: items.map(
      ({ title, facts }, index) => `${index + 1}. ${[title, facts].filter(Boolean).join(": ")}`,
    ),
  };
}
