import { isTooLong } from "../../lib/expected-row.mjs";

const LIMIT = 64 * 1024;

/** Gets the reference (or "yes", for the newsletter) of an answer that accepts, of a script's post or of a plain form. */
function getReference({ status, headers, text }) {
  if (status === 200 && text.startsWith('{"confirmed":true')) return JSON.parse(text).reference ?? "yes";
  return /[?&]sent=([\w-]+)/.exec(headers.location ?? "")?.[1];
}

function getName(answer) {
  const { status, headers } = answer;
  if (status !== 303) return String(status);
  if (getReference(answer) !== undefined) return "303 accepted";
  return headers.location.includes("draft=") ? "303 refused" : "303 elsewhere";
}

/** Gets what is wrong with an answer, if anything. */
function findFault({ method, valid, ...request }, answer) {
  const { status, headers, text } = answer;
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  const code = headers["x-error-code"];
  if (status >= 400 && !code) return `${status} without a code: ${text.slice(0, 200)}`;
  const isJson = headers["content-type"]?.startsWith("application/json");
  if (status >= 400 && isJson && method !== "HEAD" && JSON.parse(text).code !== code)
    return `${status} with two codes: ${code}, ${text.slice(0, 200)}`;
  if (!valid) return undefined;
  const accepted = getReference(answer) !== undefined;
  if (accepted !== isTooLong(request)) return undefined;
  return `${accepted ? "accepted" : `refused (${status} ${text.slice(0, 200)})`}: ${String(request.body).slice(0, 300)}`;
}

/** Creates what sends requests and remembers which were accepted: `accepted` holds them by their reference. */
export function createAnswerChecker(send) {
  const statuses = {};
  const accepted = new Map();
  const count = (name) => (statuses[name] = (statuses[name] ?? 0) + 1);

  async function check(one) {
    try {
      const answer = await send(one);
      count(getName(answer));
      const reference = getReference(answer);
      if (reference !== undefined && one.method === "POST")
        accepted.set(reference, [...(accepted.get(reference) ?? []), one]);
      return findFault(one, answer);
    } catch (error) {
      // Of a body that is too large the server reads nothing, so sending it may fail before the answer is read.
      if (Buffer.byteLength(one.body) > LIMIT && ["EPIPE", "ECONNRESET"].includes(error.code)) {
        count("cut");
        return undefined;
      }
      const about = `${one.method} ${one.path}${one.query} ${one.type} ${JSON.stringify(one.headers)}`;
      return `no answer: ${error.code ?? error.message} ${about} ${String(one.body).slice(0, 200)}`;
    }
  }

  return { statuses, accepted, check };
}
