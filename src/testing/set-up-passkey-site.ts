import type { MeReply } from "../staff/shell/client";
import { setUpTestSite } from "./set-up-test-site";
import { createBrowser } from "./staff-client";
import { createSoftwarePasskey, type PasskeyQuestion } from "./software-passkey";

const ORIGIN = "https://site.example";
/** Where a browser is that asks its passkey as it should. */
export const HERE = { origin: ORIGIN, rpId: "site.example" };

type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

export interface SignedInPerson {
  id: string;
  cookie: string;
}

/** A fresh site for each test, with people who have passkeys. */
export function setUpPasskeySite() {
  const site = setUpTestSite({ SITE_URL: ORIGIN });
  const call = (name: string, input: object, cookie = "", headers: Record<string, string> = {}) =>
    createBrowser(site, cookie).mutate(name, input, headers);

  async function openSession(id: string): Promise<string> {
    const { staff } = await site.store();
    return `__Host-staff=${await staff.sessions.begin({ personId: id, device: "Test" }, Date.now())}`;
  }

  async function addPerson(email = "ana@example.com"): Promise<SignedInPerson> {
    const { staff } = await site.store();
    const person = await staff.people.add({ email, name: "Ana", locale: "es", role: "staff" }, Date.now());
    const { id = "" } = person ?? {};
    return { id, cookie: await openSession(id) };
  }

  async function getOptions(purpose: "registration" | "signIn", cookie = "") {
    const response = await call(`passkeys.${purpose}Options`, {}, cookie);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown> & { challenge: string };
  }

  async function register({ id, cookie }: SignedInPerson, name = "Phone"): Promise<SoftwarePasskey> {
    const passkey = createSoftwarePasskey(id);
    const { challenge } = await getOptions("registration", cookie);
    const response = passkey.register({ ...HERE, challenge });
    expect((await call("passkeys.add", { name, response }, cookie)).status).toBe(200);
    return passkey;
  }

  const signIn = (passkey: object) => call("session.open", { passkey });

  async function ask(passkey: SoftwarePasskey, wrong: Partial<PasskeyQuestion> = {}) {
    const { challenge } = await getOptions("signIn");
    return passkey.signIn({ ...HERE, challenge, ...wrong });
  }

  async function loadMe(cookie: string): Promise<MeReply> {
    const response = await createBrowser(site, cookie).query("me.get");
    return (await response.json()) as MeReply;
  }
  return { site, call, openSession, addPerson, getOptions, register, signIn, ask, loadMe };
}
