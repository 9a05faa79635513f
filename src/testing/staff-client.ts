import type { StaffRole } from "../contracts/staff";
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
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Creates a browser that has a cookie, or none. */
export function createBrowser({ url }: Pick<SiteClient, "url">, cookie = ""): StaffBrowser {
  return {
    cookie,
    call: (method, path, body, headers = {}) =>
      fetch(`${url}/api/staff/${path}`, {
        method,
        redirect: "manual",
        headers: {
          ...(cookie !== "" && { cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** Gets the value that a browser keeps of an answer's cookie, `name=value`. */
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
  await site.postJson("/api/staff/sign-in", { email, lang: "en" });
  return readSignInMail(site);
}

/** Gets token and code of the newest mail that signs in. */
export async function readSignInMail(site: SiteClient, label = "staff-sign-in") {
  const { text = "" } = (await readMails(site.env.dataDir))[label] ?? {};
  const [, token = ""] = /\/admin\/sign-in#token=(\S+)/.exec(text) ?? [];
  const [, first = "", second = ""] = /^[^\n:]+: (\d{3}) (\d{3})$/m.exec(text) ?? [];
  return { text, token, code: first + second };
}
