import { countAnswers, postEnquiry } from "../../lib/post-stream.mjs";
import { readTable } from "../../lib/read-store.mjs";

const COPIES = 100;
const VISITOR = { name: "Ana", email: "v-reused@example.com", lang: "es" };
const WORDS = ["Saturday", "Sunday"];

/** Posts as a browser without scripts does; gets the reference that the visitor is shown. */
async function postForm(url, body) {
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html" },
    body: new URLSearchParams(body),
  });
  return { status: response.status, reference: /sent=(PA-\w+)/.exec(response.headers.get("location"))?.[1] };
}

/** Gets how many confirmations name an enquiry that says something else than what was posted. */
function countFalse(answers, rows) {
  const stored = new Map(rows.map(({ reference, payload }) => [reference, JSON.parse(payload).message]));
  const confirmed = answers.filter(({ reference }) => reference !== undefined);
  return confirmed.filter(({ reference, message }) => stored.get(reference) !== message).length;
}

/**
 * A hundred posts with one key to two processes at once, every other one with other words. Of scripts one of the two is stored and the
 * other refused; of plain forms both are stored. Whoever is confirmed finds their own words in the store.
 */
export async function testReusedKeys(startSites, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }) {
  const sites = await startSites();
  const postAll = (key, post) =>
    Promise.all(
      Array.from({ length: COPIES }, async (_, index) => {
        const message = WORDS[index % 4 < 2 ? 0 : 1];
        const body = { ...VISITOR, message, idempotencyKey: key };
        return { ...(await post(sites[index % 2].url, body)), message };
      }),
    );
  const scripts = await postAll("reused-by-scripts", postEnquiry);
  const forms = await postAll("reused-by-forms", postForm);
  await Promise.all(sites.map((site) => site.end("SIGTERM")));
  const rows = await readTable("enquiries", { dataDir, databaseUrl });
  const count = (key) =>
    rows.filter(({ idempotency_key: name }) => name?.startsWith(`contact:${key}`)).length;
  const counts = {
    scripts: countAnswers(scripts),
    stored: [count("reused-by-scripts"), count("reused-by-forms")],
    false: countFalse([...scripts, ...forms], rows),
    unanswered: forms.filter(({ reference }) => reference === undefined).length,
  };
  const half = COPIES / 2;
  const isHalf = counts.scripts["200"] === half && counts.scripts["409 key-reused"] === half;
  const isKept = counts.stored.join() === "1,2" && counts.false === 0 && counts.unanswered === 0;
  return { passed: isHalf && isKept, counts };
}
