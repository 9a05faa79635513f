import { parseSent, toComparable, toExpectedRow, toStoredLine } from "./expected-row.mjs";

function compareEnquiries(rows, accepted) {
  const problems = [];
  const known = new Set(rows.map(({ reference }) => reference));
  for (const reference of accepted.keys())
    if (reference !== "yes" && !known.has(reference)) problems.push(`confirmed but not stored: ${reference}`);
  for (const { reference, kind, locale, suspicion, payload } of rows) {
    // What the page had told of the price is the server's own word beside what was sent.
    const sent = JSON.parse(payload);
    delete sent.told;
    const stored = toComparable(kind, locale, suspicion, sent);
    // Every request that was answered with this reference must have said just this.
    const expected = (accepted.get(reference) ?? []).map(toExpectedRow);
    const other = expected.length === 0 ? "nothing" : expected.find((row) => row !== stored);
    if (other !== undefined) problems.push(`sent ${other}\nkept ${stored}`);
  }
  return problems;
}

/** The first request counts: a second one of the same address within ten minutes is not asked again. */
function compareSubscribers(rows, requests) {
  const sent = requests.map(parseSent).map((fields) => ({
    ...fields,
    email: toStoredLine(fields.email).toLowerCase(),
    page: toStoredLine(fields.source ?? ""),
  }));
  const byEmail = new Map();
  for (const one of sent) byEmail.set(one.email, [...(byEmail.get(one.email) ?? []), one]);
  const known = new Set(rows.map(({ email }) => email));
  const missing = [...byEmail.keys()].filter((email) => !known.has(email));
  const problems = missing.map((email) => `confirmed but not stored: ${email}`);
  for (const { email, locale, consent } of rows) {
    const { page } = JSON.parse(consent);
    const fits = (byEmail.get(email) ?? []).some((one) => one.lang === locale && one.page === page);
    if (!fits) problems.push(`subscriber ${email} ${locale} ${page} was not sent so`);
  }
  return problems;
}

/** Compares every stored enquiry and subscriber with what was sent. */
export async function compareRows(readTable, accepted) {
  const enquiries = await readTable("enquiries");
  const subscribers = await readTable("subscribers");
  return {
    enquiries: enquiries.length,
    subscribers: subscribers.length,
    problems: [
      ...compareEnquiries(enquiries, accepted),
      ...compareSubscribers(subscribers, accepted.get("yes") ?? []),
    ],
  };
}
