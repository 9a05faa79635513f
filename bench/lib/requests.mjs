import { request as sendHttp } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

let count = 0;

/** Posts one enquiry. Returns the answer, with `status: 0` when there was none. */
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

/** Posts until one is accepted. Returns after how many milliseconds; throws after a minute. */
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

export const getReferences = (answers) =>
  answers.flatMap(({ status, reference }) => (status === 200 ? [reference] : []));

/** Lines of the site's error log that no request may cause. */
export const BUG = /uncaught|unhandled|request-failed|function-failed|host-failed|not-settled/;

/** What the host reads of a body. */
const HOST_LIMIT = 64 * 1024;

/** Of a body that is too large the server reads nothing, so sending it may fail before the answer is read. */
export const isCutOff = (error, body) =>
  Buffer.byteLength(body) > HOST_LIMIT && ["EPIPE", "ECONNRESET"].includes(error.code);

/** Sends one generated request to a function. */
export function sendRequest(url, agent, { method, path, query, type, headers, body }) {
  return new Promise((resolve, reject) => {
    const length = { "content-length": Buffer.byteLength(body), "content-type": type };
    const options = { method, agent, headers: { ...headers, ...length } };
    const sent = sendHttp(`${url}/api/${path}${query}`, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.setTimeout(45_000, () => sent.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })));
    sent.end(body);
  });
}

/** A client that sends its body a byte at a time, or stops in the middle. Returns the answer's first line. */
export function sendSlowly(port, bytes, everyMs, goOn) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let left = bytes;
    socket.write(
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n",
    );
    const timer = setInterval(() => {
      if (left > 0) socket.write("{");
      else if (!goOn) socket.destroy();
      left -= 1;
    }, everyMs);
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer.split("\r\n")[0]);
    });
  });
}
