/** @jest-environment node */
import {
  createSoftwarePasskey,
  HERE,
  setUpPasskeySite,
  type SignedInPerson,
} from "../../testing/set-up-passkey-site";

const { site, call, openSession, addPerson, getOptions, register, signIn, ask, loadMe } = setUpPasskeySite();

type Passkey = ReturnType<typeof createSoftwarePasskey>;
type Answer = ReturnType<Passkey["signIn"]>;

/** Answers as a passkey does, with another response. */
const forge = async (passkey: Passkey, change: object) => {
  const answer = await ask(passkey);
  return { ...answer, response: { ...answer.response, ...change } };
};
const FOREIGN_CHALLENGE = Buffer.alloc(54, 7).toString("base64url");

/** What somebody sends who has no right to sign in, with Ana's registered passkey in reach. */
const FORGED: [string, (passkey: Passkey, ana: SignedInPerson) => Promise<Answer>][] = [
  ["asked by another website", (passkey) => ask(passkey, { origin: "https://evil.example" })],
  ["asked by our address on http", (passkey) => ask(passkey, { origin: "http://site.example" })],
  ["asked by another port", (passkey) => ask(passkey, { origin: "https://site.example:8443" })],
  ["for another website", (passkey) => ask(passkey, { rpId: "evil.example" })],
  ["of a device that did not verify its person", (passkey) => ask(passkey, { isVerified: false })],
  ["over a challenge that is none of ours", (passkey) => ask(passkey, { challenge: FOREIGN_CHALLENGE })],
  ["over a challenge that is none at all", (passkey) => ask(passkey, { challenge: "" })],
  [
    "over a challenge that is too old",
    async (passkey) => {
      const answer = await ask(passkey);
      const later = Date.now() + 5 * 60_000;
      jest.spyOn(Date, "now").mockReturnValue(later);
      return answer;
    },
  ],
  [
    "over the challenge of a registration",
    async (passkey, { cookie }) => {
      const { challenge } = await getOptions("registration", cookie);
      return passkey.signIn({ ...HERE, challenge });
    },
  ],
  [
    "with a counter that has gone back: somebody has copied the device",
    async (passkey) => {
      passkey.setCounter(10);
      expect((await signIn(await ask(passkey))).status).toBe(200);
      passkey.setCounter(9);
      return ask(passkey);
    },
  ],
  [
    "that was sent before",
    async (passkey) => {
      const answer = await ask(passkey);
      expect((await signIn(answer)).status).toBe(200);
      return answer;
    },
  ],
  [
    "of a passkey that was removed",
    async (passkey, { cookie }) => {
      const answer = await ask(passkey);
      await call("passkeys.remove", { id: passkey.id }, cookie);
      return answer;
    },
  ],
  ["of a passkey that nobody has registered", (_, { id }) => ask(createSoftwarePasskey(id))],
  [
    "of the key of another one under a known name",
    async ({ id: known }, { id }) => ({ ...(await ask(createSoftwarePasskey(id))), id: known, rawId: known }),
  ],
  [
    "that names another person",
    async (passkey) => {
      const { id } = await addPerson("eva@example.com");
      return forge(passkey, { userHandle: Buffer.from(id).toString("base64url") });
    },
  ],
  ["that names nobody", (passkey) => forge(passkey, { userHandle: undefined })],
  [
    "of a person who is disabled",
    async (passkey, { id }) => {
      const { people } = (await site.store()).staff;
      await people.change(id, { isDisabled: true }, Date.now(), true);
      return ask(passkey);
    },
  ],
  ["without a signature", (passkey) => forge(passkey, { signature: undefined })],
  ["with a list for a signature", (passkey) => forge(passkey, { signature: [] })],
  ["without data of the device", (passkey) => forge(passkey, { authenticatorData: "" })],
  ["with broken data of the browser", (passkey) => forge(passkey, { clientDataJSON: "e30" })],
];

describe("an attack: nobody is signed in by an answer", () => {
  it.each(FORGED)("%s, and nothing says what was wrong", async (_, attack) => {
    const ana = await addPerson();
    const passkey = await register(ana);
    const response = await signIn(await attack(passkey, ana));
    expect([response.status, await response.json()]).toEqual([401, { code: "unauthorized" }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(site.readLog()).not.toMatch(/evil\.example|ana@example\.com|challenge/i);
  });

  it("over a challenge that is signed twice, even at the same time", async () => {
    const passkey = await register(await addPerson());
    const { challenge } = await getOptions("signIn");
    const answers = [1, 2, 3, 4].map(() => passkey.signIn({ ...HERE, challenge }));
    const statuses = (await Promise.all(answers.map(signIn))).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 401, 401, 401]);
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
    ["a challenge that is none of ours", { challenge: FOREIGN_CHALLENGE }],
  ])("%s", async (_, wrong) => {
    const ana = await addPerson();
    const { challenge } = await getOptions("registration", ana.cookie);
    const response = createSoftwarePasskey(ana.id).register({ ...HERE, challenge, ...wrong });
    expect(await add(ana, response)).toEqual([422, 0]);
  });

  it("the challenge of another person, of another session of the same one, or for the sign-in", async () => {
    const ana = await addPerson();
    const eva = await addPerson("eva@example.com");
    for (const { challenge } of [
      await getOptions("registration", eva.cookie),
      await getOptions("registration", await openSession(ana.id)),
      await getOptions("signIn"),
    ]) {
      const response = createSoftwarePasskey(ana.id).register({ ...HERE, challenge });
      expect(await add(ana, response)).toEqual([422, 0]);
    }
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
