import { findFreePort } from "../../scripts/lib/port.mjs";
import { countAnswers, getReferences, postEnquiry } from "./requests.mjs";
import { waitForMails } from "./proof.mjs";

const LIMIT = 10;
const CONCURRENCY = 25;

/** Starts both, does `work` with them, and ends them. */
async function withTwo({ start }, variables, work) {
  const ports = [await findFreePort(), await findFreePort()];
  const sites = await Promise.all(ports.map((port) => start({ ...variables, PORT: String(port) })));
  const result = await work(sites.map(({ url }) => url));
  await Promise.all(sites.map((site) => site.end("SIGTERM")));
  return result;
}

/** Forty posts of one client to both processes at once: together they accept what the limit says. */
async function shareLimit(proof) {
  const answers = await withTwo(proof, { RATE_LIMIT: String(LIMIT) }, (urls) =>
    Promise.all(Array.from({ length: 4 * LIMIT }, (_, index) => postEnquiry(urls[index % 2]))),
  );
  const counts = countAnswers(answers);
  return { counts, passed: counts["200"] === LIMIT && counts["429 too-many-requests"] === 3 * LIMIT };
}

/** The same key to both processes at the same instant, again and again. */
async function shareKeys(proof, smtp) {
  const pairs = await withTwo(proof, {}, async (urls) => {
    const sent = [];
    while (sent.length < proof.pairs) {
      const round = Array.from({ length: Math.min(CONCURRENCY, proof.pairs - sent.length) }, (_, index) => {
        const number = sent.length + index;
        const email = `v${number}@example.com`;
        const same = { idempotencyKey: `two-processes-${number}`, email, message: "Hola" };
        return Promise.all(urls.map((url) => postEnquiry(url, same)));
      });
      sent.push(...(await Promise.all(round)));
    }
    await waitForMails(urls[0]);
    return sent;
  });
  const rows = await proof.readTable("enquiries");
  const ours = rows.filter(({ idempotency_key: key }) => key?.startsWith("contact:two-processes-"));
  const isAgreed = (pair) => getReferences(pair).length === 2 && new Set(getReferences(pair)).size === 1;
  const agreed = pairs.filter(isAgreed).length;
  const mailed = smtp.getComplete();
  const notMailed = ours.filter(({ reference }) => !mailed.has(reference)).length;
  const mailsTwice = smtp.countTwice();
  const isWhole = agreed === proof.pairs && ours.length === proof.pairs;
  return {
    passed: isWhole && notMailed + mailsTwice === 0,
    agreed,
    enquiries: ours.length,
    notMailed,
    mailsTwice,
  };
}

/** Two processes of the site on one store. */
export async function twoProcesses(proof) {
  const smtp = await proof.recordMails();
  const limit = await shareLimit(proof);
  const { passed, ...keys } = await shareKeys(proof, smtp);
  return {
    passed: passed && limit.passed,
    limit: limit.counts,
    ...keys,
  };
}
