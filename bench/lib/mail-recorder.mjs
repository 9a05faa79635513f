import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** What a contact enquiry is answered with: the visitor's receipt (to `v…@…`), the agency's mail and its links that mark the enquiry. */
const MAILS_OF_AN_ENQUIRY = 3;

function getKind(subject, recipients) {
  if (recipients[0].startsWith("v")) return "visitor";
  return subject.includes("answered, booked or lost") ? "outcome" : "agency";
}

/** Gets the references whose mails have all arrived. */
function getComplete(mails) {
  const byReference = new Map();
  for (const { reference, kind } of mails.values()) {
    if (!byReference.has(reference)) byReference.set(reference, new Set());
    byReference.get(reference).add(kind);
  }
  return new Set(
    [...byReference].flatMap(([reference, { size }]) => (size === MAILS_OF_AN_ENQUIRY ? [reference] : [])),
  );
}

/** Starts a real mail server in this process that takes every mail and notes it: `mails` is by Message-ID. */
export async function startMailRecorder(onMail = () => undefined) {
  const mails = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => (raw += chunk));
      stream.on("end", () => {
        const id = /^Message-ID: (.+)$/im.exec(raw)?.[1];
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        onMail({ raw, recipients });
        const reference = /PA-[2-9A-Z]{5}/.exec(raw)?.[0];
        const subject = /^Subject: (.+)$/im.exec(raw)?.[1] ?? "";
        mails.set(id, {
          reference,
          kind: getKind(subject, recipients),
          times: (mails.get(id)?.times ?? 0) + 1,
        });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    mails,
    getComplete: () => getComplete(mails),
    countTwice: () => [...mails.values()].filter(({ times }) => times > 1).length,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
