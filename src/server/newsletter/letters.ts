import { createHash, createHmac } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { KEY } from "../../domain/config/patterns";
import type { LetterContent } from "../../domain/contracts/letters";
import { logStaffAction } from "../accounts/session";
import { deliverAfterPost } from "../mail/outbox/worker";
import { renderMail } from "../mail/mail-body";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/request";
import { loadLetters } from "../platform/published";
import { router, staffProcedure } from "../platform/rpc";
import type { Store } from "../store";
import type { SentLetter } from "./letter-repository";
import { writeLetterMail } from "./mails";

/** Returns the figures of a letter; whoever is in no other one has left before it was their turn. */
export function getLetterFigures({ recipients, waiting, sent, failed, bounced, unsubscribed }: SentLetter) {
  const all = Object.values(recipients).reduce((sum, people) => sum + people, 0);
  const left = Math.max(0, all - waiting - sent - failed - bounced);
  return { recipients, waiting, sent, failed, bounced, left, unsubscribed };
}

/** Returns how a letter stands; what has nothing left to send is sent. */
export function getLetterState({ status, waiting }: SentLetter) {
  return status === "test" || waiting === 0 ? ("sent" as const) : status;
}

const MAX_UNDELIVERABLE = 50;

/** Names what a letter says: another text has another version. */
function getVersion(content: LetterContent): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}

/** Finds a letter as it was published last, as it was sent, or both; throws 404 when it is neither. */
async function findLetter(store: Store, key: string) {
  const published = loadLetters().find((letter) => letter.key === key)?.content;
  const sent = await store.letters.getByKey(key);
  const content = sent?.content ?? published;
  if (content === undefined) throw new HttpError("not-found");
  return { content, published, sent };
}

/** The words and prices of its offers are those of the site. */
function listWritten(content: LetterContent) {
  return LOCALE_CODES.map((locale) => {
    const { offers, ...text } = content[locale];
    return { ...text, offers: offers.map(({ path }) => path) };
  });
}

/** Tells whether staff have written something else since; a price that has changed is none. */
export function isRewritten(before: LetterContent, now: LetterContent): boolean {
  return !isDeepStrictEqual(listWritten(before), listWritten(now));
}

function toPreview(content: LetterContent, locale: Locale) {
  const { siteUrl, getSecret } = getEnv();
  const context = { siteUrl, getSecret, now: Date.now() };
  const written = writeLetterMail(content, locale, undefined, context);
  const { subject, html, text } = renderMail(written, "letter", context);
  return { subject, preheader: content[locale].preheader, html, text };
}

async function loadLetterReply(store: Store, key: string) {
  const { content, published, sent } = await findLetter(store, key);
  const previews = LOCALE_CODES.map((locale) => [locale, toPreview(content, locale)] as const);
  return {
    key,
    version: getVersion(content),
    state: sent === undefined ? ("draft" as const) : getLetterState(sent),
    startedAt: sent?.createdAt ?? null,
    who: sent?.who ?? null,
    figures: sent === undefined ? null : getLetterFigures(sent),
    isChanged: sent !== undefined && published !== undefined && isRewritten(content, published),
    previews: Object.fromEntries(previews) as Record<Locale, ReturnType<typeof toPreview>>,
    subscribers: await store.subscribers.countConfirmed(),
  };
}

const letterKey = () => z.string().max(200).regex(KEY);

/** Counts the tests of a member of staff, wherever they sit. */
function getTestLimit(personId: string) {
  const { rateLimit, getSecret } = getEnv();
  const client = createHmac("sha256", getSecret()).update(`letter-test:${personId}`).digest("base64url");
  return { client, limit: rateLimit };
}

export const lettersRouter = router({
  /** All letters: drafts first, then what was sent, the newest first; and to whom a letter would go. */
  list: staffProcedure.query(async ({ ctx: { staff, store } }) => {
    const [sent, subscribers, undeliverable] = await Promise.all([
      store.letters.list(),
      store.subscribers.countConfirmed(),
      store.subscribers.listBounced(MAX_UNDELIVERABLE),
    ]);
    const getSubject = (content: LetterContent) => content[staff.locale].subject;
    const known = new Set(sent.map(({ key }) => key));
    const drafts = loadLetters()
      .filter(({ key }) => !known.has(key))
      .map(({ key, content }) => ({
        key,
        subject: getSubject(content),
        state: "draft" as const,
        startedAt: null,
        figures: null,
      }));
    const rows = sent.map((one) => ({
      key: one.key,
      subject: getSubject(one.content),
      state: getLetterState(one),
      startedAt: one.createdAt,
      figures: getLetterFigures(one),
    }));
    return {
      letters: [...drafts, ...rows],
      subscribers,
      undeliverable,
    };
  }),
  get: staffProcedure
    .input(z.strictObject({ key: letterKey() }))
    .query(({ ctx: { store }, input: { key } }) => loadLetterReply(store, key)),
  /** Has a letter sent to the member of staff who asks for it, in every language, as it was published last. */
  test: staffProcedure
    .input(z.strictObject({ key: letterKey() }))
    .mutation(async ({ ctx: { staff, store }, input: { key } }) => {
      const person = await store.staff.people.get(staff.id);
      // The owner of one's own machine has no address.
      if (person === undefined || person.isLocal) throw new HttpError("conflict");
      const { published, content } = await findLetter(store, key);
      const letter = { key, content: published ?? content, who: staff.name };
      const test = { ...letter, recipient: staff.email, rate: getTestLimit(staff.id) };
      const retryAfter = await store.letters.test(test, Date.now());
      if (retryAfter > 0) throw new HttpError("too-many-requests", { retryAfter });
      await logStaffAction(staff, "letter-tested", key);
      await deliverAfterPost();
      return { to: staff.email };
    }),
  /**
   * Sends a letter, as it was seen, to all who have confirmed: it is kept as it is now, with one mail for each of them in the outbox. 409
   * `conflict` for whoever comes second or has seen another version, `no-subscribers` where nobody has confirmed.
   */
  send: staffProcedure
    .input(z.strictObject({ key: letterKey(), version: z.string().max(100) }))
    .mutation(async ({ ctx: { staff, store }, input: { key, version } }) => {
      const { published } = await findLetter(store, key);
      if (published === undefined || getVersion(published) !== version) throw new HttpError("conflict");
      const outcome = await store.letters.send({ key, content: published, who: staff.name }, Date.now());
      if (outcome !== "queued") throw new HttpError(outcome === "nobody" ? "no-subscribers" : "conflict");
      await logStaffAction(staff, "letter-sent", key);
      await deliverAfterPost();
      return loadLetterReply(store, key);
    }),
  /** Stops a letter that is being sent, or goes on with it. What is asked for twice is done once; the answer is the letter as it is. */
  change: staffProcedure
    .input(z.strictObject({ key: letterKey(), state: z.enum(["sending", "stopped"]) }))
    .mutation(async ({ ctx: { staff, store }, input: { key, state } }) => {
      await findLetter(store, key);
      if (await store.letters.setState(key, state, Date.now()))
        await logStaffAction(staff, state === "stopped" ? "letter-stopped" : "letter-resumed", key);
      await deliverAfterPost();
      return loadLetterReply(store, key);
    }),
});
