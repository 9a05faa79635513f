#!/usr/bin/env node
// Stress test: every reply of a guest is taken once. Mails that answer receipts of the site arrive at a real mail server (dovecot), and the
// site is killed (SIGKILL) at random moments while it takes them in; afterwards each of them must be in the store, once, and the mailbox
// as it was.
//   node bench/prove/replies.mjs [--kills 200] [--store sqlite|postgres]
import { startImapServer } from "../../src/testing/imap-server.mjs";
import { postEnquiry } from "../lib/requests.mjs";
import { killRepeatedly, prove, until } from "../lib/proof.mjs";

/** Of one enquiry 30 mails a day are taken in. */
const GUESTS = 40;

await prove({ kills: 200 }, async function takeReplies(proof) {
  const smtp = await proof.recordMails();
  const imap = await startImapServer();
  proof.stops.push(imap.remove);
  proof.variables.IMAP_URL = imap.url;

  const first = await proof.start();
  for (let guest = 0; guest < GUESTS; guest += 1) await postEnquiry(first.url);
  const getReceipts = () => [...smtp.mails].filter(([, { address }]) => /^v\d/.test(address));
  await until("The delivery of the receipts", () => getReceipts().length === GUESTS);
  const receipts = getReceipts();
  await first.end("SIGKILL");

  const sent = [];
  async function reply() {
    const number = sent.length + 1;
    sent.push(`number ${number}.`);
    const [id, { address }] = receipts[number % receipts.length];
    await imap.append(
      [
        ...[
          `From: Ana <${address}>`,
          "Subject: Re: Your enquiry",
          `Message-ID: <reply-${number}@example.com>`,
        ],
        ...[`In-Reply-To: ${id}`, "Content-Type: text/plain", "", sent.at(-1), "", "> Thank you", ""],
      ].join("\r\n"),
    );
  }
  const readReplies = async () =>
    (await proof.readTable("enquiry_events"))
      .filter(({ kind }) => kind === "reply")
      .map(({ data }) => JSON.parse(data).text);

  // Short lives die while they connect, long ones while they take; two replies arrive before each start, two while the site runs.
  await killRepeatedly(proof, 2500, async () => {
    const arriving = reply().then(reply);
    return async () => {
      await arriving;
      await reply();
      await reply();
    };
  });

  const last = await proof.start();
  const hasAll = async () => (await readReplies()).length >= sent.length;
  await until("The last reply's arrival", hasAll).catch((error) => console.error(error.message));
  await last.end("SIGTERM");
  const taken = await readReplies();
  const flags = new Set((await imap.list()).flatMap((mail) => mail.flags));
  flags.delete("\\Recent");
  // One at which the process was killed twice is listed without its text, for the staff to read in the mailbox.
  const unread = taken.filter((text) => text === "").length;
  const lost = sent.filter((text) => !taken.includes(text)).length - unread;
  const texts = taken.filter((text) => text !== "");
  const twice = texts.length - new Set(texts).size;
  const passed = lost === 0 && twice === 0 && flags.size === 0;
  return { passed, replies: sent.length, lost, unread, twice, flags: [...flags] };
});
