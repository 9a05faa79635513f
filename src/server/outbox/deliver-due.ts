import { setTimeout as sleep } from "node:timers/promises";

import { isLetter, type OutboxMail } from "../store/outbox-row";
import { CLAIM_MS } from "../store/outbox-times";
import { getOwner } from "./claim-owner";
import { deliverOne } from "./deliver-one";
import { settlePending } from "./pending-settlements";
import type { OutboxTools } from "./get-outbox-tools";
import { addDelivery, countFreeConnections, countFreeForLetters, listSending } from "./running-deliveries";

/** How many mails are handed over at the same time. One that the server has received and not yet confirmed is not counted. */
const CONCURRENCY = 8;
/** How many letters besides. */
const LETTER_CONCURRENCY = 4;
/** For how long a turn begins letters: reminders, invitations and the purge come between two turns. */
const LETTERS_MS = 30_000;
/** How often new mails are looked for while others are handed over, where no wake-up announces them. */
const LOOK_EVERY_MS = 500;
/** How long a turn waits for the replies to its last mails; slower ones are settled after it. */
const REPLY_PATIENCE_MS = 2_000;

/** How a turn went: how many mails were attempted, and whether it ended early because the mail server is away. */
export interface Turn {
  attempted: number;
  serverAway: boolean;
}

function keepUntilDone(set: Set<Promise<unknown>>, promise: Promise<unknown>): void {
  set.add(promise);
  void promise.finally(() => set.delete(promise));
}

/** Begins a delivery: `sent` when the server has all of the mail, `settled` when the outcome is noted. */
function beginDelivery(tools: OutboxTools, mail: OutboxMail, owner: string) {
  let leave = () => {};
  const sent = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const settled = deliverOne(tools, mail, owner, () => leave());
  addDelivery(mail.id, settled, isLetter(mail));
  return { sent, settled };
}

/**
 * Delivers mails that are due, a few at once, until none is left, the mail server is away or `isStopped` says so. Letters come last, have
 * room of their own, leave at their pace, and those that are left after half a minute wait for the next turn. A mail is claimed only when its delivery begins, so that no claim ends while its mail still waits for its turn. A mail whose
 * server takes minutes to reply holds nobody up and settles after the turn (`waitForDeliveries`). `untilWoken` resolves when
 * there may be more to do.
 */
export async function deliverDue(
  tools: OutboxTools,
  isStopped = () => false,
  untilWoken?: () => Promise<void>,
): Promise<Turn> {
  const owner = getOwner();
  await settlePending(tools);
  const handingOver = new Set<Promise<unknown>>();
  const unsettled = new Set<Promise<unknown>>();
  const lettersHandingOver = new Set<Promise<unknown>>();
  const turn: Turn = { attempted: 0, serverAway: false };
  let busyUntil = performance.now();
  const lettersUntil = busyUntil + LETTERS_MS;
  const begin = (mail: OutboxMail) => {
    turn.attempted += 1;
    const { sent, settled } = beginDelivery(tools, mail, owner);
    const noted = settled.then((isServerThere) => {
      if (!isServerThere) turn.serverAway = true;
    });
    const handed = Promise.race([sent, noted]);
    keepUntilDone(unsettled, noted);
    keepUntilDone(handingOver, handed);
    if (isLetter(mail)) keepUntilDone(lettersHandingOver, handed);
  };
  const mayBegin = () => !turn.serverAway && !isStopped();
  const claim = (limit: number) => ({
    ...{ owner, now: tools.now(), claimMs: CLAIM_MS, limit, except: listSending() },
  });
  const beginMails = async () => {
    const free = CONCURRENCY - (handingOver.size - lettersHandingOver.size);
    const limit = mayBegin() ? Math.min(free, countFreeConnections()) : 0;
    if (limit > 0) for (const mail of await tools.store.outbox.claimDue(claim(limit))) begin(mail);
  };
  const beginLetters = async () => {
    const free = Math.min(LETTER_CONCURRENCY - lettersHandingOver.size, countFreeForLetters());
    const perMinute = mayBegin() && performance.now() < lettersUntil ? tools.lettersPerMinute : 0;
    if (free <= 0 || perMinute === 0) return;
    for (const mail of await tools.store.letters.claim(claim(free), perMinute)) begin(mail);
  };
  const isOver = () => {
    if (handingOver.size > 0) busyUntil = performance.now();
    const isPatient = !isStopped() && performance.now() - busyUntil < REPLY_PATIENCE_MS;
    return handingOver.size === 0 && (unsettled.size === 0 || !isPatient);
  };
  try {
    for (;;) {
      await beginMails();
      await beginLetters();
      if (isOver()) return turn;
      const next = handingOver.size > 0 ? handingOver : unsettled;
      const woken = untilWoken === undefined ? [] : [untilWoken()];
      await Promise.race([...next, ...woken, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(handingOver);
  }
}
