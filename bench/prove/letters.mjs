#!/usr/bin/env node
// Stress test: a letter to 5,000 subscribers while the site is killed (SIGKILL) ten times. Everybody gets it; twice at most those
// five whose mails were under way at a kill, with one Message-ID. Between the kills visitors write: their mails do not wait for the letters.
//   node bench/prove/letters.mjs [--subscribers 5000] [--kills 10] [--store sqlite|postgres]
import { setTimeout as sleep } from "node:timers/promises";

import { postEnquiry } from "../lib/requests.mjs";
import { prove, until } from "../lib/proof.mjs";
import { signIn, toQuery } from "../lib/staff-calls.mjs";
import { addSubscribers } from "../lib/store.mjs";

const DELIVERED_AT_A_TIME = 5;

await prove({ subscribers: 5000, kills: 10 }, async function sendOneLetter(proof) {
  const { subscribers, kills } = proof;
  /** The Message-IDs of the copies that each subscriber got, and when the agency's mails came. */
  const copies = new Map();
  const agencyMails = [];
  await proof.recordMails({
    onMail({ raw, recipients: [address] }) {
      const id = /^Message-ID: (.+)$/im.exec(raw)?.[1];
      if (address.startsWith("reader")) copies.set(address, [...(copies.get(address) ?? []), id]);
      else agencyMails.push(performance.now());
    },
  });
  const start = () => proof.start({ AGENCY_EMAIL: "agency@example.com", LETTERS_PER_MINUTE: "1000000" });

  let site = await start();
  const call = await signIn(site.url, proof.settings.dataDir);
  await addSubscribers(subscribers, proof.settings);
  const [{ key }] = (await call("staff/letters.list")).letters;
  const letter = toQuery("letters.get", { key });
  const { version } = await call(letter);
  const began = performance.now();
  // Two members of staff press the button at the same moment.
  const press = () => call("staff/letters.send", { key, version });
  const pressed = await Promise.allSettled([press(), press()]);

  const otherMs = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    // Spread over the letter, and at any moment of a mail.
    while (copies.size < (subscribers * kill) / (kills + 2)) await sleep(5);
    const [posted, before] = [performance.now(), agencyMails.length];
    await postEnquiry(site.url);
    while (agencyMails.length === before) await sleep(5);
    otherMs.push(agencyMails[before] - posted);
    await sleep(Math.random() * 150);
    await site.end("SIGKILL");
    site = await start();
  }

  let figures;
  async function isSent() {
    // The connection may be one to the process that was killed.
    const seen = await call(letter).catch(() => undefined);
    figures = seen?.figures;
    return figures?.waiting === 0;
  }
  await until("The delivery of all letters", isSent, 900_000);
  const seconds = (performance.now() - began) / 1000;
  // Whatever is sent once more would come now.
  await sleep(6_000);
  await site.end("SIGTERM");
  const counts = [...copies.values()];
  const result = {
    letters: pressed.filter(({ status }) => status === "fulfilled").length,
    ...{ reached: copies.size, noted: figures.sent, failed: figures.failed },
    twice: counts.filter(({ length }) => length > 1).length,
    oneIdForTwoSubscribers: counts.length - new Set(counts.map(([id]) => id)).size,
    lettersPerSecond: Math.round(subscribers / seconds),
    slowestOtherMailMs: Math.round(Math.max(0, ...otherMs)),
  };
  const passed =
    result.letters === 1 &&
    result.reached === subscribers &&
    result.noted === subscribers &&
    result.twice <= kills * DELIVERED_AT_A_TIME &&
    result.oneIdForTwoSubscribers === 0 &&
    result.slowestOtherMailMs < 5_000;
  return { passed, ...result };
});
