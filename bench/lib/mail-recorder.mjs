import { startMailServer } from "../../src/testing/mail-server.mjs";

/** What a contact enquiry is answered with: the visitor's receipt (to `v…@…`) and the agency's mail. */
const MAILS_OF_AN_ENQUIRY = 2;
/** Longer than any reply that a stress test waits for. */
const SOCKET_TIMEOUT_MS = 15 * 60_000;

/** Gets the references whose mails have all arrived. */
function getComplete(mails) {
  const byReference = new Map();
  for (const { reference, address } of mails.values()) {
    if (!byReference.has(reference)) byReference.set(reference, new Set());
    byReference.get(reference).add(address);
  }
  return new Set(
    [...byReference].flatMap(([reference, { size }]) => (size === MAILS_OF_AN_ENQUIRY ? [reference] : [])),
  );
}

/**
 * Starts a real mail server in this process that takes every mail and notes it: `mails` is by Message-ID. It replies to a whole mail when
 * `getDelay` says so, in milliseconds; `Infinity` for never.
 */
export async function startMailRecorder({ onMail = () => undefined, getDelay = () => 0 } = {}) {
  const mails = new Map();
  function note(mail) {
    const { raw, recipients } = mail;
    onMail(mail);
    const id = /^Message-ID: (.+)$/im.exec(raw)?.[1];
    mails.set(id, {
      reference: /PA-[2-9A-Z]{5}/.exec(raw)?.[0],
      address: recipients[0],
      takenAt: mails.get(id)?.takenAt ?? performance.now(),
      times: (mails.get(id)?.times ?? 0) + 1,
    });
    const delay = getDelay(recipients[0]);
    return new Promise((resolve) => {
      if (delay === 0) resolve();
      else if (delay < Infinity) setTimeout(resolve, delay).unref();
    });
  }
  const server = await startMailServer(note, { socketTimeout: SOCKET_TIMEOUT_MS });
  return {
    ...server,
    mails,
    getComplete: () => getComplete(mails),
    countTwice: () => [...mails.values()].filter(({ times }) => times > 1).length,
    getMostCopies: () => Math.max(0, ...[...mails.values()].map(({ times }) => times)),
  };
}
