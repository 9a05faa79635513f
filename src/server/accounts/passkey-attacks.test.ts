/** @jest-environment node */
import {
  createSoftwarePasskey,
  HERE,
  setUpPasskeySite,
  type SignedInPerson,
} from "../../testing/set-up-passkey-site";

const { site, call, openSession, addPerson, getOptions, register, signIn, ask, loadMe } = setUpPasskeySite();

describe("an attack: nobody is signed in by", () => {
  async function expectRefused(passkey: object) {
    const response = await signIn(passkey);
    expect([response.status, await response.json()]).toEqual([401, { code: "unauthorized" }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }

  it.each([
    ["a passkey that was asked by another website", { origin: "https://evil.example" }],
    ["a passkey that was asked by our address on http", { origin: "http://site.example" }],
    ["a passkey that was asked by another port", { origin: "https://site.example:8443" }],
    ["a passkey for another website", { rpId: "evil.example" }],
    ["a device that did not verify its person", { isVerified: false }],
    ["a challenge that is none of ours", { challenge: Buffer.alloc(54, 7).toString("base64url") }],
    ["a challenge that is none at all", { challenge: "" }],
  ])("%s", async (_, wrong) => {
    const passkey = await register(await addPerson());
    await expectRefused(await ask(passkey, wrong));
  });

  it("an answer that is sent twice", async () => {
    const answer = await ask(await register(await addPerson()));
    expect((await signIn(answer)).status).toBe(200);
    await expectRefused(answer);
  });

  it("a challenge that is signed twice, even at the same time", async () => {
    const passkey = await register(await addPerson());
    const { challenge } = await getOptions("signIn");
    const answers = [1, 2, 3, 4].map(() => passkey.signIn({ ...HERE, challenge }));
    const statuses = (await Promise.all(answers.map(signIn))).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 401, 401, 401]);
  });

  it("a challenge that is too old", async () => {
    const passkey = await register(await addPerson());
    const answer = await ask(passkey);
    const later = Date.now() + 5 * 60_000;
    jest.spyOn(Date, "now").mockReturnValue(later);
    await expectRefused(answer);
  });

  it("the challenge of a registration", async () => {
    const ana = await addPerson();
    const passkey = await register(ana);
    const { challenge } = await getOptions("registration", ana.cookie);
    await expectRefused(passkey.signIn({ ...HERE, challenge }));
  });

  it("a counter that has gone back: somebody has copied the device", async () => {
    const passkey = await register(await addPerson());
    passkey.setCounter(10);
    expect((await signIn(await ask(passkey))).status).toBe(200);
    passkey.setCounter(9);
    await expectRefused(await ask(passkey));
  });

  it("a passkey that was removed", async () => {
    const ana = await addPerson();
    const passkey = await register(ana);
    const answer = await ask(passkey);
    await call("passkeys.remove", { id: passkey.id }, ana.cookie);
    await expectRefused(answer);
  });

  it("a passkey that nobody has registered, or the key of another one under a known name", async () => {
    const ana = await addPerson();
    const passkey = await register(ana);
    const other = createSoftwarePasskey(ana.id);
    await expectRefused(await ask(other));
    await expectRefused({ ...(await ask(other)), id: passkey.id, rawId: passkey.id });
  });

  it("a passkey that names another person", async () => {
    const ana = await addPerson();
    const eva = await addPerson("eva@example.com");
    const passkey = await register(ana);
    const answer = await ask(passkey);
    const userHandle = Buffer.from(eva.id).toString("base64url");
    await expectRefused({ ...answer, response: { ...answer.response, userHandle } });
    await expectRefused({ ...answer, response: { ...answer.response, userHandle: undefined } });
  });

  it("the passkey of a person who is disabled", async () => {
    const ana = await addPerson();
    const passkey = await register(ana);
    const { staff } = await site.store();
    await staff.people.change(ana.id, { isDisabled: true }, Date.now(), true);
    await expectRefused(await ask(passkey));
  });

  it.each([
    ["no signature", { signature: undefined }],
    ["a list for a signature", { signature: [] }],
    ["no data of the device", { authenticatorData: "" }],
    ["broken data of the browser", { clientDataJSON: "e30" }],
  ])("an answer with %s", async (_, wrong) => {
    const answer = await ask(await register(await addPerson()));
    await expectRefused({ ...answer, response: { ...answer.response, ...wrong } });
  });
});

describe("an attack: no passkey is added with", () => {
  async function add({ cookie }: SignedInPerson, response: object) {
    const answer = await call("passkeys.add", { name: "Phone", response }, cookie);
    return [answer.status, (await loadMe(cookie)).passkeys.length];
  }

  it.each([
    ["the answer of another website", { origin: "https://evil.example" }],
    ["a passkey for another website", { rpId: "evil.example" }],
    ["a device that did not verify its person", { isVerified: false }],
    ["a challenge that is none of ours", { challenge: Buffer.alloc(54, 7).toString("base64url") }],
  ])("%s", async (_, wrong) => {
    const ana = await addPerson();
    const { challenge } = await getOptions("registration", ana.cookie);
    const response = createSoftwarePasskey(ana.id).register({ ...HERE, challenge, ...wrong });
    expect(await add(ana, response)).toEqual([422, 0]);
  });

  it("the challenge of another person, or of another session of the same one", async () => {
    const ana = await addPerson();
    const eva = await addPerson("eva@example.com");
    const elsewhere = { ...ana, cookie: await openSession(ana.id) };
    const { challenge } = await getOptions("registration", eva.cookie);
    const response = createSoftwarePasskey(ana.id).register({ ...HERE, challenge });
    expect(await add(ana, response)).toEqual([422, 0]);
    const own = await getOptions("registration", elsewhere.cookie);
    const second = createSoftwarePasskey(ana.id).register({ ...HERE, challenge: own.challenge });
    expect(await add(ana, second)).toEqual([422, 0]);
  });

  it("a challenge for the sign-in, which everybody gets", async () => {
    const ana = await addPerson();
    const { challenge } = await getOptions("signIn");
    expect(await add(ana, createSoftwarePasskey(ana.id).register({ ...HERE, challenge }))).toEqual([422, 0]);
  });

  it("a challenge that was used, or a passkey that somebody else has", async () => {
    const ana = await addPerson();
    const eva = await addPerson("eva@example.com");
    const { challenge } = await getOptions("registration", ana.cookie);
    const passkey = createSoftwarePasskey(ana.id);
    expect(await add(ana, passkey.register({ ...HERE, challenge }))).toEqual([200, 1]);
    expect(await add(ana, createSoftwarePasskey(ana.id).register({ ...HERE, challenge }))).toEqual([409, 1]);
    const ofEva = await getOptions("registration", eva.cookie);
    expect(await add(eva, passkey.register({ ...HERE, challenge: ofEva.challenge }))).toEqual([409, 0]);
  });

  it("no end: twenty are enough", async () => {
    const ana = await addPerson();
    for (let count = 0; count < 20; count += 1) await register(ana);
    const { challenge } = await getOptions("registration", ana.cookie);
    expect(await add(ana, createSoftwarePasskey(ana.id).register({ ...HERE, challenge }))).toEqual([409, 20]);
  });
});

it("says nothing of what was wrong, neither to the client nor in the log", async () => {
  const passkey = await register(await addPerson());
  await signIn(await ask(passkey, { origin: "https://evil.example" }));
  expect(site.readLog()).not.toMatch(/evil\.example|ana@example\.com|challenge/i);
});
