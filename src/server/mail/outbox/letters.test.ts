/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";
import type { SMTPServerOptions } from "smtp-server";

import { addSubscribers, listPeople } from "../../../testing/add-subscribers";
import { createLetterContent } from "../../../testing/published-letters";
import { FROM, setUpOutbox } from "../../../testing/set-up-outbox";
import type { ReceivedMail } from "../../../testing/start-smtp";
import { createSmtpMailer } from "../transport";
import { readToken } from "../../platform/secrets";
import { deliverDue } from "./deliver";
import { startOutboxWorker } from "./worker";

const SECRET = "s".repeat(40);

const bench = setUpOutbox();

const send = async (people = listPeople(3), key = "whales") => {
  const ids = await addSubscribers(bench.store, people, bench.clock);
  const content = createLetterContent({
    button: { label: "See the day", url: "/excursions/samana-whales" },
    picture: { path: "/share/letters/whales.jpg", file: "", width: 1200, alt: "A tail" },
  });
  await bench.store.letters.send({ key, content, who: "Ana" }, bench.clock);
  return ids;
};
const start = async (behaviour?: SMTPServerOptions, limits = {}) => {
  const server = await bench.startServer(behaviour);
  return { server, tools: bench.tools(createSmtpMailer(server.url, FROM, limits)) };
};
const getOne = async (key = "whales") => {
  const found = await bench.store.letters.getByKey(key);
  if (found === undefined) throw new Error("not sent");
  return found;
};
const getHeader = (mail: ReceivedMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const getTo = ({ envelope }: ReceivedMail) => envelope.to[0] ?? "";
const byAddress = (mails: readonly ReceivedMail[]) =>
  [...mails].sort((a, b) => (getTo(a) < getTo(b) ? -1 : 1));
describe("a letter", () => {
  it("reaches each subscriber once, in their language, as text and HTML, from the agency", async () => {
    const ids = await send();
    const { server, tools } = await start();
    await deliverDue(tools);
    const letter = await getOne();
    const mails = byAddress(server.mails);
    expect(mails.map(getTo)).toEqual(listPeople(3).map(({ email }) => email));
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Whales in Samaná",
      "Ballenas en Samaná",
      "Balene a Samaná",
    ]);
    for (const [index, mail] of mails.entries()) {
      const { text, html, replyTo, messageId } = mail;
      // Each is unsubscribed from by a link of its own, with one click (RFC 8058).
      const link = getHeader(mail, "list-unsubscribe") ?? "";
      expect(link).toMatch(/^<https:\/\/site\.example\/api\/unsubscribe\?token=[\w.-]+>$/);
      const token = readToken(SECRET, /token=([\w.-]+)/.exec(link)?.[1], bench.clock);
      expect(token).toMatchObject({ purpose: "unsubscribe", id: ids[index], letter: letter.id });
      for (const part of [text, html]) expect(part).toContain(link.slice(1, -1));
      expect(getHeader(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(getHeader(mail, "list-id")).toBe("Farolito <newsletter.site.example>");
      expect(getHeader(mail, "precedence")).toBe("bulk");
      expect(getHeader(mail, "auto-submitted")).toBe("auto-generated");
      // By one of the two it is known when it comes back.
      expect(messageId).toBe(`<${getHeader(mail, "x-mail-id")}@agency.example>`);
      expect(text).toContain("The first whales have arrived.");
      expect(text).toContain("https://site.example/excursions/samana-whales");
      expect(text).toContain("Farolito Paseos SRL, Calle del Faro 7, Bayahíbe");
      expect(html).toContain('src="https://site.example/share/letters/whales.jpg"');
      expect(html).toMatch(/<div style="display:none[^"]*">They are back until March/);
      // No pixel, no address but those of the site: nothing tells who has opened it.
      expect(html).not.toMatch(/<script|<link|url\(/);
      const hosts = [...(html ?? "").matchAll(/(?:src|href)="(\w+:\/\/[^/"]+)/g)].map(([, host]) => host);
      expect(new Set(hosts)).toEqual(new Set(["https://site.example"]));
      expect(html?.match(/<img/g)).toHaveLength(1);
      expect(replyTo?.[0]?.address).toBe("office@farolito.example");
    }
    await deliverDue(tools);
    expect(server.mails).toHaveLength(3);
    expect(await getOne()).toMatchObject({ waiting: 0, sent: 3 });
  });

  it("holds no other mail up, whatever its server does", async () => {
    await send(listPeople(60));
    const arrived: string[] = [];
    const onData: SMTPServerOptions["onData"] = (stream, session, done) => {
      const address = session.envelope.rcptTo[0]?.address ?? "";
      // Letters are taken, and never confirmed.
      stream.on("end", () => {
        arrived.push(address);
        if (!address.startsWith("reader")) done();
      });
      stream.resume();
    };
    const { server, tools } = await start({ onData });
    const worker = startOutboxWorker(() => Promise.resolve(tools), 200);
    const until = async (isTrue: () => boolean) => {
      const began = performance.now();
      while (!isTrue() && performance.now() - began < 8_000) await sleep(20);
      return performance.now() - began;
    };
    const countLetters = () => arrived.filter((address) => address.startsWith("reader")).length;
    await until(() => countLetters() >= 5);
    for (let count = 1; count <= 3; count += 1) {
      await bench.accept({ mails: [{ mail: "agency-contact", recipient: "agency@example.com" }] });
      worker.wake();
      const isThere = () => arrived.filter((address) => address === "agency@example.com").length === count;
      expect(await until(isThere)).toBeLessThan(2_000);
    }
    // Five connections wait for replies to letters, the others are free.
    expect(countLetters()).toBe(5);
    server.cut();
    await worker.stop();
  }, 30_000);
});
