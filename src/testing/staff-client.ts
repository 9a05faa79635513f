import type { StaffRole } from "../domain/config/staff";
import type { StaffPerson } from "../server/accounts/people-repository";
import { readMails } from "./read-mails";
import type { SiteClient } from "./set-up-test-site";

export const ANA = { email: "ana@example.com", name: "Ana", locale: "es", role: "owner" } as const;
export const BEA = { email: "bea@example.com", name: "Bea", locale: "it", role: "staff" } as const;

interface NewPerson {
  email: string;
  name: string;
  locale: "en" | "es" | "it";
  role: StaffRole;
}

/** A browser of a member of staff: it sends its cookie, and calls as a page of the site does. */
export interface StaffBrowser {
  cookie: string;
  query(name: string, input?: unknown, headers?: Record<string, string>): Promise<Response>;
  mutate(name: string, input?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Downloads a file. */
  get(path: string): Promise<Response>;
}

interface Envelope {
  result?: { data?: unknown };
  error?: { data: Record<string, unknown> };
}

/** Takes the envelope of tRPC off: what is left is what a procedure has answered, or why it refused. */
export async function unwrap(response: Response): Promise<Response> {
  const envelope = (await response.json()) as Envelope;
  const { httpStatus: _status, ...refusal } = envelope.error?.data ?? {};
  const plain = envelope.result ? envelope.result.data : envelope.error ? refusal : envelope;
  return new Response(plain === undefined ? null : JSON.stringify(plain), response);
}

/** Creates a browser that has a cookie, or none. */
export function createBrowser(
  { url }: Pick<SiteClient, "url">,
  cookie = "",
  endpoint: "staff" | "editor" = "staff",
): StaffBrowser {
  const own = { ...(cookie !== "" && { cookie }) };
  const get = (path: string, headers = {}) =>
    fetch(`${url}/api/${endpoint}/${path}`, { redirect: "manual", headers: { ...own, ...headers } });
  return {
    cookie,
    get,
    query: async (name, input = {}, headers = {}) =>
      unwrap(
        await get(`${name}?${new URLSearchParams({ input: JSON.stringify(input) }).toString()}`, headers),
      ),
    async mutate(name, input = {}, headers = {}) {
      const answer = await fetch(`${url}/api/${endpoint}/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...own, ...headers },
        body: JSON.stringify(input),
      });
      return unwrap(answer);
    },
  };
}

/** Returns the value that a browser keeps of an answer's cookie, `name=value`. */
export function getCookie(response: Response): string {
  return (response.headers.getSetCookie()[0] ?? "").replace(/;.*/, "");
}

/** Adds a person to the store of a site. */
export async function addPerson(site: SiteClient, person: NewPerson): Promise<StaffPerson> {
  const added = await (await site.store()).staff.people.add(person, Date.now());
  if (added === undefined) throw new Error(`${person.email} is known.`);
  return added;
}

/** Signs a person in without a mail. */
export async function signInAs(site: SiteClient, { id }: Pick<StaffPerson, "id">): Promise<StaffBrowser> {
  const token = await (await site.store()).staff.sessions.begin({ personId: id, device: "Test" }, Date.now());
  return createBrowser(site, `__Host-staff=${token}`);
}

/** Asks for the mail and gets what stands in it: the link's token and the code. */
export async function askForMail(site: SiteClient, email: string): Promise<{ token: string; code: string }> {
  await createBrowser(site).mutate("session.requestMail", { email, lang: "en" });
  return readSignInMail(site);
}

export async function readSignInMail(site: SiteClient, label = "staff-sign-in") {
  const { text = "" } = (await readMails(site.env.dataDir))[label] ?? {};
  const [, token = ""] = /\/admin\/sign-in#token=(\S+)/.exec(text) ?? [];
  const [, first = "", second = ""] = /^[^\n:]+: (\d{3}) (\d{3})$/m.exec(text) ?? [];
  return { text, token, code: first + second };
}
