import { findFreePort } from "../../../scripts/lib/port.mjs";
import { countAnswers, getReferences, postEnquiry } from "../../lib/requests.mjs";
import { waitForMails } from "../../lib/proof.mjs";

const LIMIT = 10;
const CONCURRENCY = 25;
const COPIES = 100;
const VISITOR = { name: "Ana", email: "v-reused@example.com", lang: "es" };

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

/** Posts as a browser without scripts does; returns the reference that the visitor is shown. */
async function postForm(url, body) {
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html" },
    body: new URLSearchParams(body),
  });
  return { status: response.status, reference: /sent=(PA-\w+)/.exec(response.headers.get("location"))?.[1] };
}

/**
 * A hundred posts with one key to two processes at once, every other one with other words. Of scripts one of the two is stored and the
 * other refused; of plain forms both are stored. Whoever is confirmed finds their own words in the store.
 */
async function reuseKeys(proof) {
  const [scripts, forms] = await withTwo(proof, {}, async (urls) => {
    const postAll = (key, post) =>
      Promise.all(
        Array.from({ length: COPIES }, async (_, index) => {
          const message = ["Saturday", "Sunday"][index % 4 < 2 ? 0 : 1];
          const body = { ...VISITOR, message, idempotencyKey: key };
          return { ...(await post(urls[index % 2], body)), message };
        }),
      );
    return [await postAll("reused-by-scripts", postEnquiry), await postAll("reused-by-forms", postForm)];
  });
  const rows = await proof.readTable("enquiries");
  const countStored = (key) =>
    rows.filter(({ idempotency_key: name }) => name?.startsWith(`contact:${key}`)).length;
  const stored = new Map(rows.map(({ reference, payload }) => [reference, JSON.parse(payload).message]));
  const isFalse = ({ reference, message }) => reference !== undefined && stored.get(reference) !== message;
  const counts = {
    scripts: countAnswers(scripts),
    stored: [countStored("reused-by-scripts"), countStored("reused-by-forms")],
    false: [...scripts, ...forms].filter(isFalse).length,
    unanswered: forms.filter(({ reference }) => reference === undefined).length,
  };
  const half = COPIES / 2;
  const isHalf = counts.scripts["200"] === half && counts.scripts["409 key-reused"] === half;
  const isKept = counts.stored.join() === "1,2" && counts.false === 0 && counts.unanswered === 0;
  return { passed: isHalf && isKept, counts };
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
  const reused = await reuseKeys(proof);
  const { passed, ...keys } = await shareKeys(proof, smtp);
  return {
    passed: passed && limit.passed && reused.passed,
    ...{ limit: limit.counts, reused: reused.counts },
    ...keys,
  };
}
