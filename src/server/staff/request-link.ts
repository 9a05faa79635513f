import { toLocale, type Locale } from "../../config/locales";
import type { RequestDecision } from "../../contracts/staff";
import { getEnv } from "../env";
import { assertSameOrigin } from "../http/assert-same-origin";
import { answerBadLink } from "../http/bad-link";
import type { Answer, Exchange } from "../http/exchange";
import { answerNote, answerQuestion } from "../http/html-page";
import { LINKS } from "../links";
import { AGENCY_LOCALE } from "../mail/agency-locale";
import { getServerTranslator } from "../messages";
import { getStore } from "../store/get-store";
import type { StaffRequest } from "../store/staff-requests";
import { readToken, type Token } from "../tokens";
import { decideRequest } from "./decide-request";

const { path: PATH } = LINKS["give-access"];

const DECISIONS: Partial<Record<Token["purpose"], RequestDecision>> = {
  "give-access": "accept",
  "refuse-access": "refuse",
};

/** Who decides by a link: the owner to whom it was mailed, or the agency's mailbox as long as there is no owner. */
interface Decider {
  id: string | null;
  name: string;
  locale: Locale;
}

async function findDecider(by: string | undefined): Promise<Decider | undefined> {
  const { people } = (await getStore()).staff;
  const owners = (await people.list()).filter(
    ({ role, isDisabled, isLocal }) => role === "owner" && !isDisabled && !isLocal,
  );
  if (by !== undefined) return owners.find(({ id }) => id === by);
  return owners.length === 0 ? { id: null, name: "", locale: AGENCY_LOCALE } : undefined;
}

async function find(
  exchange: Exchange,
): Promise<{ request: StaffRequest; decision: RequestDecision; decider: Decider } | undefined> {
  const now = Date.now();
  const token = readToken(getEnv().getSecret(), exchange.query("token"), now);
  const decision = token && DECISIONS[token.purpose];
  if (token === undefined || decision === undefined) return undefined;
  const request = await (await getStore()).staff.requests.get(token.id, now);
  const decider = await findDecider(token.by);
  return request && decider && { request, decision, decider };
}

/** Shows the page of a link in an owner's mail, which asks. Opening it changes nothing. */
export async function askAboutRequest(exchange: Exchange): Promise<Answer> {
  const done = exchange.query("done");
  if (done !== undefined) {
    const locale = toLocale(exchange.query("lang"));
    const t = getServerTranslator(locale);
    const group = done === "accept" ? "accept" : "refuse";
    return answerNote(200, locale, t(`access.${group}Done`), t(`access.${group}DoneText`));
  }
  const found = await find(exchange);
  if (found === undefined) return answerBadLink(exchange);
  const { request, decision, decider } = found;
  const t = getServerTranslator(decider.locale);
  const { name, email } = request;
  return answerQuestion(exchange, decider.locale, PATH, {
    title: t(`access.${decision}Title`),
    text: t(`access.${decision}Text`, { name, email }),
    button: t(`access.${decision}Button`),
  });
}

/** Gives access or refuses it, once. */
export async function actOnRequest(exchange: Exchange): Promise<Answer> {
  assertSameOrigin(exchange);
  const found = await find(exchange);
  const decided = found && (await decideRequest(found.decider, found.request.id, found.decision));
  if (found === undefined || decided === undefined) return answerBadLink(exchange);
  return { status: 303, location: `${PATH}?done=${found.decision}&lang=${found.decider.locale}` };
}
