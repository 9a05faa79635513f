#!/usr/bin/env node
// Stress test: an enquiry that was answered 200 is never lost. The site is killed (SIGKILL) at random moments during a stream
// of posts; afterwards every confirmed reference must be in the store, and its two mails at a real SMTP server.
//   node bench/prove/kill.mjs [--kills 200] [--store sqlite|postgres]
import { getReferences, startStreams } from "../lib/requests.mjs";
import { killRepeatedly, prove, waitForMails } from "../lib/proof.mjs";

await prove({ kills: 200 }, async function loseNoEnquiry(proof) {
  const smtp = await proof.recordMails();
  const answers = [];
  await killRepeatedly(proof, 2000, ({ url }) => {
    const posts = startStreams(url, { pauseMs: 100 });
    return async () => answers.push(...(await posts.stop()));
  });
  const site = await proof.start();
  const { ms } = await waitForMails(site.url);
  await site.end("SIGTERM");
  // The mails are written from the stored enquiry, so both of them prove the row as well.
  const complete = smtp.getComplete();
  const confirmed = getReferences(answers);
  const lost = confirmed.filter((reference) => !complete.has(reference)).length;
  return {
    ...{
      passed: confirmed.length > 0 && lost === 0,
      posts: answers.length,
      confirmed: confirmed.length,
      lost,
    },
    ...{ mails: smtp.mails.size, mailsTwice: smtp.countTwice(), recoveryMs: ms },
    storedUnconfirmed: complete.size - confirmed.length,
  };
});
