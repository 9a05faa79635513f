/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { startSmtp, type TestSmtp } from "../../testing/start-smtp";

const ADDRESS = "josé@example.com";
const FORMS = {
  contact: CONTACT,
  subscribe: { lang: "es" },
  registration: { name: "José", about: "Hola", language: "es", lang: "es" },
};

describe.each([
  [true, "unwritable-email"],
  [false, undefined],
])("an address with other letters before the @, of a server without SMTPUTF8: %s", (hideSMTPUTF8, code) => {
  const asked: string[] = [];
  let smtp: TestSmtp;
  const site = setUpTestSite();
  beforeEach(async () => {
    asked.length = 0;
    smtp = await startSmtp({
      hideSMTPUTF8,
      onRcptTo: ({ address }, _session, done) => done((asked.push(address), null)),
    });
    Object.assign(site.env, { smtpUrl: smtp.url });
  });
  afterEach(() => smtp.stop());

  it.each(Object.entries(FORMS))("is answered by the form %s", async (form, body) => {
    const { status, body: reply } = await readJson(
      await site.postJson(`/api/${form}`, { ...body, email: ADDRESS }),
    );
    expect([status, reply["fields"]]).toEqual(code ? [422, { email: code }] : [200, undefined]);
    // That of another alphabet behind the @ is written in ASCII by every server.
    expect((await site.postJson(`/api/${form}`, { ...body, email: "jose@ñandu.example" })).status).toBe(200);
    expect(asked).not.toContain(code && ADDRESS);
  });
});
