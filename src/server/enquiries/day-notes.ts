import { getDayProblem } from "../../booking/running-days";
import { isPublished } from "../../content/publication";
import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import type { OfferFacts } from "../../contracts/offer-facts";
import { isPaused } from "../../lib/is-paused";
import { getMailTranslator } from "../messages";
import { loadOffer } from "../offers/load-offer";
import { getNotice, getSite } from "../site-settings";
import type { StoredOffer } from "../store/enquiry";

type Asked = { [Name in "service" | "collection" | "port" | "date"]?: StoredOffer[Name] | undefined };

/** A notice that names neither ports nor offers concerns everything. */
function getNoticeText({ service, port }: Asked, offer: OfferFacts | undefined, locale: Locale, now: number) {
  const notice = getNotice(locale);
  const { text, ports, offers } = notice;
  if (text === "" || !isPublished(notice, now)) return [];
  const theirs: readonly string[] = port === undefined ? (offer?.ports ?? []) : [port];
  const concerns =
    ports.length + offers.length === 0 ||
    offers.some((key) => key === service) ||
    ports.some((one) => theirs.includes(one));
  return concerns ? [text] : [];
}

function getProblem({ port, date }: Asked, offer: OfferFacts, now: number) {
  if (!isPublished(offer, now) || isPaused(offer)) return "not-on-sale";
  const rules = getSite(DEFAULT_LOCALE).booking;
  return date === undefined ? undefined : getDayProblem(date, { offer, port, rules, now });
}

/** Gets what is to be known now of the day that a guest asked for, in words: the notice, sold out, out of season, off sale. */
export function getDayNotes(asked: Asked, locale: Locale, now: number): string[] {
  const { service, collection } = asked;
  const offer = service === undefined ? undefined : loadOffer(service, collection);
  const problem = offer && getProblem(asked, offer, now);
  const t = getMailTranslator(locale);
  const isTold = problem === "sold-out" || problem === "not-running" || problem === "not-on-sale";
  return [...getNoticeText(asked, offer, locale, now), ...(isTold ? [t(`problems.${problem}`)] : [])];
}
