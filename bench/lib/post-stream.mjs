import { setTimeout as sleep } from "node:timers/promises";

let count = 0;

/** Posts one enquiry. Gets the answer, with `status: 0` when there was none. */
export async function postEnquiry(url, change = {}) {
  count += 1;
  const visitor = { name: "Ana", email: `v${count}@example.com`, lang: "es" };
  const body = { ...visitor, message: `Number ${count}`, idempotencyKey: `proof-${process.pid}-${count}` };
  const began = performance.now();
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, ...change }),
    });
    const reply = await response.json();
    return { status: response.status, ...reply, ms: performance.now() - began };
  } catch (error) {
    return { status: 0, code: error.cause?.code ?? error.name, ms: performance.now() - began };
  }
}

/** Posts enquiries in several streams until `stop` is called, which gets all answers. */
export function startStreams(url, { streams = 8, pauseMs = 50, change = {} } = {}) {
  const answers = [];
  let over = false;
  const run = async () => {
    while (!over) {
      answers.push(await postEnquiry(url, change));
      await sleep(pauseMs);
    }
  };
  const running = Array.from({ length: streams }, run);
  return {
    answers,
    async stop() {
      over = true;
      await Promise.all(running);
      return answers;
    },
  };
}

/** Posts until one is accepted. Gets after how many milliseconds; throws after a minute. */
export async function waitUntilAccepted(url) {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    const answer = await postEnquiry(url);
    if (answer.status === 200) return { answer, ms: Math.round(performance.now() - began) };
    await sleep(20);
  }
  throw new Error("No post was accepted within a minute.");
}

/** Counts answers, e.g. `{"200": 812, "500 server-error": 64}`. */
export function countAnswers(answers) {
  const counts = {};
  for (const { status, code } of answers) {
    const name = status === 200 ? "200" : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Gets the answers that are neither a confirmation nor a failure with status 5xx and a code of ours. */
export function findUnclear(answers) {
  return answers.filter(
    ({ status, code, reference }) =>
      !(status === 200 && reference) && !(status >= 500 && typeof code === "string"),
  );
}

export const getReferences = (answers) =>
  answers.flatMap(({ status, reference }) => (status === 200 ? [reference] : []));
