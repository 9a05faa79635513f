/** @jest-environment node */
import { createSoftwarePasskey, HERE, setUpPasskeySite } from "../../testing/set-up-passkey-site";

const { site, call, addPerson, getOptions, register, signIn, ask, loadMe } = setUpPasskeySite();

describe("a passkey", () => {
  it("is asked for so that the device holds it, finds it, and verifies its person", async () => {
    const ana = await addPerson();
    await register(ana);
    const options = await getOptions("registration", ana.cookie);
    expect(options).toMatchObject({
      rp: { id: "site.example" },
      user: { id: Buffer.from(ana.id).toString("base64url"), name: "ana@example.com" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ type: "public-key", transports: ["internal"] }],
    });
    const signInOptions = await getOptions("signIn");
    expect(signInOptions).toMatchObject({ rpId: "site.example", userVerification: "required" });
    expect(signInOptions).not.toHaveProperty("allowCredentials.0");
  });

  it("signs its person in again and again, each time with a new session", async () => {
    const ana = await addPerson();
    const passkey = await register(ana);
    expect((await signIn(await ask(passkey))).status).toBe(200);
    const response = await signIn(await ask(passkey));
    expect(await response.json()).toEqual({ name: "Ana", role: "staff", locale: "es" });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\//);
    const me = await loadMe(cookie.replace(/;.*/, ""));
    expect(me.id).toBe(ana.id);
    expect(me.passkeys).toMatchObject([{ name: "Phone", usedAt: expect.any(Number) as number }]);
  });

  it("of a device that counts nothing signs in, too", async () => {
    const ana = await addPerson();
    const passkey = createSoftwarePasskey(ana.id);
    const { challenge } = await getOptions("registration", ana.cookie);
    passkey.setCounter(-1);
    const response = passkey.register({ ...HERE, challenge });
    expect((await call("passkeys.add", { name: "Mac", response }, ana.cookie)).status).toBe(200);
    for (let count = 0; count < 2; count += 1) {
      passkey.setCounter(-1);
      expect((await signIn(await ask(passkey))).status).toBe(200);
    }
  });

  it("is renamed and removed, by its own person alone, and each is noted", async () => {
    const ana = await addPerson();
    const { id } = await register(ana);
    const other = await addPerson("eva@example.com");
    expect((await call("passkeys.rename", { id, name: "Mine" }, other.cookie)).status).toBe(404);
    expect((await call("passkeys.remove", { id }, other.cookie)).status).toBe(404);
    expect((await call("passkeys.rename", { id, name: "Old phone" }, ana.cookie)).status).toBe(200);
    expect((await loadMe(ana.cookie)).passkeys).toMatchObject([{ id, name: "Old phone", usedAt: null }]);
    expect((await call("passkeys.remove", { id }, ana.cookie)).status).toBe(200);
    expect((await loadMe(ana.cookie)).passkeys).toEqual([]);
    const { staff } = await site.store();
    const lines = (await staff.log.list(10)).map(({ action, subject }) => `${action} ${subject}`);
    for (const line of ["passkey-added Phone", "passkey-renamed Old phone", "passkey-removed Old phone"])
      expect(lines).toContain(line);
  });
});
