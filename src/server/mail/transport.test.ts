/** @jest-environment node */
import type { SMTPServerOptions } from "smtp-server";

import { startSmtp, type TestSmtp } from "../../testing/start-smtp";
import type { Mail } from "./message";
import { createSmtpMailer, type SmtpOptions } from "./transport";

const FROM = { name: "Agency", address: "site@agency.example" };
const MAIL: Mail = {
  id: "7e2d0e52-6f0e-4f2c-8c8e-3b8d5e8a2f11",
  label: "visitor-contact-PA-7K2P4",
  to: "ana@example.com",
  subject: "Hello",
  text: "Text",
  html: "<p>Text</p>",
};

let server: TestSmtp;
let passwords: unknown[];
afterEach(() => server.stop());

/** A server that asks for a password, with and without encryption. */
async function start(behaviour: SMTPServerOptions) {
  passwords = [];
  server = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password);
      done(null, { user: username });
    },
    ...behaviour,
  });
}

/** Delivers with a password, to a host that is this machine under a name that is not a loopback name, or to one that is. */
function deliver(host: "0.0.0.0" | "127.0.0.1", options: SmtpOptions = {}) {
  const url = server.url.replace("smtp://127.0.0.1", `smtp://user:secret@${host}`);
  return createSmtpMailer(url, FROM, options).deliver(MAIL);
}

describe("a mail server that does not offer STARTTLS, or from whose greeting it was taken out", () => {
  beforeEach(() => start({ disabledCommands: ["STARTTLS"] }));

  it("gets neither password nor mail", async () => {
    expect(await deliver("0.0.0.0")).toEqual({ outcome: "failed", reason: "smtp-etls" });
    expect([passwords, server.mails]).toEqual([[], []]);
  });

  it("gets both where SMTP_INSECURE allows it, or on this machine itself", async () => {
    expect(await deliver("0.0.0.0", { isInsecureAllowed: true })).toEqual({ outcome: "delivered" });
    expect(await deliver("127.0.0.1")).toEqual({ outcome: "delivered" });
    expect(passwords).toEqual(["secret", "secret"]);
    expect(server.mails).toHaveLength(2);
  });
});

describe("a mail server whose certificate nobody vouches for", () => {
  // The server of the tests brings a certificate that it has signed itself.
  beforeEach(() => start({ disabledCommands: [] }));

  it.each(["0.0.0.0", "127.0.0.1"] as const)("gets neither password nor mail at %s", async (host) => {
    expect(await deliver(host)).toMatchObject({ outcome: "failed" });
    expect([passwords, server.mails]).toEqual([[], []]);
  });

  it("gets both where SMTP_INSECURE allows it", async () => {
    expect(await deliver("0.0.0.0", { isInsecureAllowed: true })).toEqual({ outcome: "delivered" });
    expect([passwords, server.mails.length]).toEqual([["secret"], 1]);
  });
});
