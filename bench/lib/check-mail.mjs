const ONCE = ["from", "to", "subject", "reply-to", "message-id", "date", "mime-version", "content-type"];
const KNOWN = new Set([
  ...ONCE,
  "content-transfer-encoding",
  "auto-submitted",
  "list-unsubscribe",
  "list-unsubscribe-post",
]);

/** Counts the headers of a raw mail by their names in lower case. */
function countHeaders(raw) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const counts = new Map();
  for (const line of head.split(/\r\n|\r|\n/)) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Gets what is wrong with a mail that was made of a visitor's words: a header too many, or another recipient. */
export function findMailProblems({ raw, recipients }) {
  const counts = countHeaders(raw);
  const problems = [
    ...ONCE.filter((name) => counts.get(name) !== 1).map((name) => `${counts.get(name) ?? 0} × ${name}`),
    ...[...counts.keys()].filter((name) => !KNOWN.has(name)).map((name) => `unknown header ${name}`),
  ];
  if (recipients.length !== 1) problems.push(`${recipients.length} recipients`);
  if (recipients.some((address) => /evil/.test(address))) problems.push(`recipient ${recipients.join()}`);
  return problems;
}
