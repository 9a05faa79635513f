import { setTimeout as sleep } from "node:timers/promises";

import { countAnswers, findUnclear, getReferences } from "../../lib/post-stream.mjs";
import { readReferences } from "../../lib/read-store.mjs";

/** Waits until no mail is due any more, for longer than a claim lasts. */
export async function waitForMails(url) {
  const began = performance.now();
  while (performance.now() - began < 240_000) {
    const health = await fetch(`${url}/api/health`).then((response) => response.json());
    if (health.mail?.due === 0) return Math.round(performance.now() - began);
    await sleep(250);
  }
  return undefined;
}

/**
 * Checks the posts of a fault after it: every confirmed one is stored and mailed once, and every other
 * one was answered 5xx with a code. Gets the figures, `passed` among them.
 */
export async function checkKept({ answers, url, settings, smtp }) {
  const mailsAfterMs = await waitForMails(url);
  const confirmed = getReferences(answers);
  const [stored, mailed] = [await readReferences(settings), smtp.getComplete()];
  const figures = {
    answers: countAnswers(answers),
    unclear: findUnclear(answers).length,
    slowestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    confirmed: confirmed.length,
    notStored: confirmed.filter((reference) => !stored.has(reference)).length,
    notMailed: confirmed.filter((reference) => !mailed.has(reference)).length,
    mailsTwice: smtp.countTwice(),
    mailsAfterMs,
  };
  const refused = answers.length - confirmed.length;
  const bad = figures.unclear + figures.notStored + figures.notMailed + figures.mailsTwice;
  return { passed: bad === 0 && refused > 0 && mailsAfterMs !== undefined, ...figures };
}

/** Ends a test on a small disk: looks whether all is kept, then stops site, mail server and disk. Gets what was found. */
export async function finishOnDisk({ answers, site, smtp, disk }) {
  const kept = await checkKept({ answers, url: site.url, settings: { dataDir: disk.folder }, smtp });
  await site.end("SIGTERM");
  await smtp.stop();
  await disk.remove();
  return kept;
}
