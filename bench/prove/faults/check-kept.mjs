import { countAnswers, findUnclear, getReferences } from "../../lib/requests.mjs";
import { waitForMails } from "../../lib/proof.mjs";
import { readReferences } from "../../lib/store.mjs";

/** Longer than a claim lasts. */
const MAILS_MS = 240_000;

export const getHealth = async ({ url }) => (await fetch(`${url}/api/health`)).status;

/** Counts what was confirmed of the answers after the first few, which may have been under way. */
export const countConfirmed = (answers) => answers.filter(({ status }) => status === 200).length;

/**
 * Checks the posts of a fault after it: every confirmed one is stored and mailed once, and every other
 * one was answered 5xx with a code. Returns the figures, `passed` among them, and ends the site.
 */
export async function checkKept({ answers, site, settings, smtp }) {
  const { ms } = await waitForMails(site.url, MAILS_MS);
  await site.end("SIGTERM");
  const confirmed = getReferences(answers);
  const [stored, mailed] = [await readReferences(settings), smtp.getComplete()];
  const faults = {
    unclear: findUnclear(answers).length,
    notStored: confirmed.filter((reference) => !stored.has(reference)).length,
    notMailed: confirmed.filter((reference) => !mailed.has(reference)).length,
    mailsTwice: smtp.countTwice(),
  };
  const isWhole = Object.values(faults).every((count) => count === 0);
  const passed = isWhole && answers.length > confirmed.length;
  const slowestMs = Math.round(Math.max(...answers.map((answer) => answer.ms)));
  return { passed, answers: countAnswers(answers), ...faults, slowestMs, mailsAfterMs: ms };
}
