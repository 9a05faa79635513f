import type { LetterRow, LettersReply } from "../../contracts/letters";
import { getEnv } from "../env";
import { answerOnce, createETag } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { loadLetters } from "../published/load-letters";
import { requireStaff } from "../staff/require-staff";
import { toIso } from "../staff/to-iso";
import { getStore } from "../store/get-store";
import { getLetterFigures, getLetterState } from "./letter-figures";

const MAX_UNDELIVERABLE = 50;

/** Answers all letters: drafts first, then what was sent, the newest first; and to whom a letter would go. */
export async function answerLetters(exchange: Exchange): Promise<Answer> {
  const { locale } = await requireStaff(exchange);
  const store = await getStore();
  const [sent, subscribers, bounced] = await Promise.all([
    store.letters.list(),
    store.subscribers.countConfirmed(),
    store.subscribers.listBounced(MAX_UNDELIVERABLE),
  ]);
  const known = new Set(sent.map(({ letter }) => letter.key));
  const drafts = loadLetters()
    .filter(({ key }) => !known.has(key))
    .map(({ key, content }): LetterRow => {
      const { subject } = content[locale];
      return { key, subject, state: "draft", startedAt: null, figures: null };
    });
  const rows = sent.map((one): LetterRow => ({
    key: one.letter.key,
    subject: one.letter.content[locale].subject,
    state: getLetterState(one),
    startedAt: toIso(one.letter.createdAt),
    figures: getLetterFigures(one),
  }));
  const reply: LettersReply = {
    letters: [...drafts, ...rows],
    subscribers,
    undeliverable: bounced.map(({ email, at, reason }) => ({
      email,
      at: toIso(at),
      reason,
    })),
    perMinute: getEnv().lettersPerMinute,
  };
  return answerOnce(exchange, createETag(reply), () => reply);
}
