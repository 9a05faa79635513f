import { writeGuestMail } from "../../src/testing/guest-mail";
import type { TestGuest } from "./inbox";
import { openDatabase } from "./open-database";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Makes the last letters as old as a minute makes them: the next ones may leave. */
export function letMinutePass(dataDir: string): void {
  const database = openDatabase(dataDir);
  database.prepare("update letter_paces set at = at - ?").run(MINUTE_MS);
  database.close();
}

/** Makes an enquiry as old as a number of days makes it: waiting for so long takes the test no time. */
export function makeOlder(dataDir: string, reference: string, days: number): void {
  const database = openDatabase(dataDir);
  const age = (statement: string, ...values: unknown[]) =>
    database.prepare(statement).run(...values, reference);
  const ms = days * DAY_MS;
  age("update enquiries set created_at = created_at - ?, due_at = due_at - ? where reference = ?", ms, ms);
  age(
    "update enquiry_events set at = at - ? where enquiry_id = (select id from enquiries where reference = ?)",
    ms,
  );
  database.close();
}

/** Writes a mail as a guest's program does: an answer to the newest mail that the guest has got. */
export function createReply(
  guest: TestGuest,
  answered: { messageId?: string; subject?: string },
  text: string,
) {
  const { messageId = "", subject = "" } = answered;
  const body = [
    'Content-Type: multipart/mixed; boundary="part"',
    ...["", "--part", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"],
    ...["", text, "--part"],
    'Content-Type: application/pdf; name="passaporti.pdf"',
    'Content-Disposition: attachment; filename="passaporti.pdf"',
    "Content-Transfer-Encoding: base64",
    ...["", Buffer.from("%PDF-1.4 passports").toString("base64"), "--part--", ""],
  ];
  return writeGuestMail({
    from: `${guest.name} ${guest.lastname} <${guest.email}>`,
    subject: `Re: ${subject}`,
    headers: [`In-Reply-To: ${messageId}`, `References: ${messageId}`],
    body: body.join("\r\n"),
  });
}
