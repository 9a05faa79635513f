/** @jest-environment node */
import { HOUR_MS as HOUR } from "../../../domain/booking/calendar-day";
import { FROM, setUpOutbox } from "../../../testing/set-up-outbox";
import { smtpError } from "../../../testing/start-smtp";
import { createSmtpMailer } from "../transport";
import { deliverDue } from "./deliver";

const bench = setUpOutbox();

const listRecipients = ({ mails }: Awaited<ReturnType<typeof bench.startServer>>) =>
  mails.flatMap(({ to }) => to?.map(({ address }) => address)).sort();

describe("a mail", () => {
  it("to the agency goes where it wants its mails now: a mistyped address may have been corrected", async () => {
    const refusing = await bench.startServer({
      onRcptTo: (_address, _session, done) => done(smtpError(550)),
    });
    await bench.accept({ mails: [{ mail: "agency-contact", recipient: "agency@example.com" }] });
    await deliverDue(bench.tools(createSmtpMailer(refusing.url, FROM)));
    bench.agencyEmails = ["office@example.com"];
    bench.clock += 2 * HOUR;
    const server = await bench.startServer();
    await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    expect(server.mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([["office@example.com"]]);
  });

  it("to the agency goes to each of its corrected addresses once, and to nobody who has had it", async () => {
    const agency = (recipient: string) => ({ mail: "agency-contact" as const, recipient });
    await bench.accept({ mails: ["ofice@example.com", "boss@example.com", "b@example.com"].map(agency) });
    bench.agencyEmails = ["office@example.com", "boss@example.com"];
    const server = await bench.startServer();
    await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    expect(listRecipients(server)).toEqual(["boss@example.com", "office@example.com"]);
    expect((await bench.getStates()).sort()).toEqual(["delivered", "delivered", "given-up not-wanted"]);
  });

  it("of several notices of held enquiries that have waited is that of the newest alone", async () => {
    for (let count = 0; count < 3; count += 1) {
      await bench.accept({ spamReason: "links", mails: [] });
      bench.clock += 25 * HOUR;
      await bench.store.held.announce(bench.agencyEmails, bench.clock);
    }
    bench.agencyEmails = ["office@example.com"];
    const server = await bench.startServer();
    await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    expect(listRecipients(server)).toEqual(["office@example.com"]);
  });
});
