import { isCutOff } from "../../lib/requests.mjs";
import { isTooLong } from "./stored-rows.mjs";

/** Returns the reference (or "yes", for the newsletter) of an answer that accepts, of a script's post or of a plain form. */
function getReference({ status, headers, text }) {
  if (status === 200 && text.startsWith('{"confirmed":true')) return JSON.parse(text).reference ?? "yes";
  return /[?&]sent=([\w-]+)/.exec(headers.location ?? "")?.[1];
}

/** Returns what is wrong with an answer, if anything. */
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
      const reference = getReference(answer);
      count(`${answer.status}${reference ? " accepted" : ""}`);
      if (reference !== undefined && one.method === "POST")
        accepted.set(reference, [...(accepted.get(reference) ?? []), one]);
      return findFault(one, answer);
    } catch (error) {
      if (!isCutOff(error, one.body)) {
        const about = `${one.method} ${one.path}${one.query} ${one.type} ${JSON.stringify(one.headers)}`;
        return `no answer: ${error.code ?? error.message} ${about} ${String(one.body).slice(0, 200)}`;
      }
      count("cut");
      return undefined;
    }
  }

  return { statuses, accepted, check };
}

const ONCE = ["from", "to", "subject", "reply-to", "message-id", "date", "mime-version", "content-type"];
const KNOWN = new Set([
  ...ONCE,
  ...["content-transfer-encoding", "auto-submitted", "list-unsubscribe", "list-unsubscribe-post"],
]);

/** Returns what is wrong with a mail that was made of a visitor's words: a header too many, or another recipient. */
export function findMailProblems({ raw, recipients }) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const names = head.split(/\r\n|\r|\n/).map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
  const count = (name) => names.filter((one) => one === name).length;
  const problems = [
    ...ONCE.filter((name) => count(name) !== 1).map((name) => `${count(name)} × ${name}`),
    ...names.filter((name) => !KNOWN.has(name)).map((name) => `unknown header ${name}`),
  ];
  if (recipients.length !== 1) problems.push(`${recipients.length} recipients`);
  if (recipients.some((address) => /evil/.test(address))) problems.push(`recipient ${recipients.join()}`);
  return problems;
}
