import { parseArgs } from "node:util";

import { DEFAULT_LOCALE, isLocale } from "../../domain/config/locales";
import { STAFF_ROLES, type StaffRole } from "../../domain/config/staff";
import { personAddSchema } from "../accounts/people";
import type { StaffPerson } from "../accounts/people-repository";
import type { StaffAction } from "../accounts/repository";
import { createSignInLink, type LinkContext } from "../platform/secrets";
import type { Store } from "../store";

const HELP = `npm run staff -- <command>

  list                          who may sign in to /admin
  add ana@example.com           let somebody in, and print a link that signs them in (--role owner|staff, --name "Ana", --language en|es|it);
                                of somebody who is known, --role changes the role
  link ana@example.com          print a link that signs them in, once, within 15 minutes
  disable ana@example.com       shut them out at once, on all devices
  enable ana@example.com        let them in again
`;

interface StaffTools extends LinkContext {
  store: Store;
}

interface Options {
  role?: string | undefined;
  name?: string | undefined;
  language?: string | undefined;
}

async function note({ store, now }: StaffTools, action: StaffAction, subject: string): Promise<void> {
  await store.staff.log.add({ personId: null, who: "", action, subject }, now);
}

const toDay = (time: number | null) => (time === null ? "never" : new Date(time).toISOString().slice(0, 10));

async function list({ store }: StaffTools): Promise<string> {
  const people = (await store.staff.people.list()).filter(({ isLocal }) => !isLocal);
  if (people.length === 0) return "Nobody may sign in yet. See: add.\n";
  const lines = people.map(({ email, name, role, locale, isDisabled, seenAt }) =>
    [email, role, locale, isDisabled ? "disabled" : `last seen ${toDay(seenAt)}`, name].join("  "),
  );
  return `${lines.join("\n")}\n`;
}

async function find({ store }: StaffTools, email: string | undefined): Promise<StaffPerson> {
  const person = email === undefined ? undefined : await store.staff.people.getByEmail(email.toLowerCase());
  if (person === undefined || person.isLocal)
    throw new Error(`There is nobody with the address ${email ?? "(none given)"}. See: list.`);
  return person;
}

async function makeLink(tools: StaffTools, person: StaffPerson): Promise<string> {
  if (person.isDisabled) throw new Error(`${person.email} is disabled. See: enable.`);
  const signIn = await tools.store.staff.signIns.create(person, "command", tools.now);
  await note(tools, "link-made", person.name);
  return `This link signs ${person.email} in (${person.role}), once, within 15 minutes:\n${createSignInLink(tools, signIn)}\n`;
}

async function change(
  tools: StaffTools,
  person: StaffPerson,
  to: { role?: StaffRole; isDisabled?: boolean },
): Promise<StaffPerson> {
  const result = await tools.store.staff.people.change(person.id, to, tools.now, false);
  if (result.outcome !== "changed") throw new Error(`${person.email}: nothing was changed.`);
  return result.person;
}

function readRole(role: string | undefined): StaffRole | undefined {
  const known = STAFF_ROLES.find((one) => one === role);
  if (role !== undefined && known === undefined)
    throw new Error(`--role: expected owner or staff, found ${role}.`);
  return known;
}

async function add(tools: StaffTools, email: string | undefined, options: Options): Promise<string> {
  const role = readRole(options.role);
  const { language = DEFAULT_LOCALE } = options;
  if (!isLocale(language)) throw new Error(`--language: expected en, es or it, found ${language}.`);
  const name = options.name ?? email?.slice(0, email.lastIndexOf("@"));
  const parsed = personAddSchema.safeParse({ email, name, locale: language, role: role ?? "staff" });
  if (!parsed.success)
    throw new Error(`Expected an address like ana@example.com, found ${email ?? "nothing"}.`);
  const added = await tools.store.staff.people.add(parsed.data, tools.now);
  if (added !== undefined) {
    await note(tools, "person-added", added.name);
    return makeLink(tools, added);
  }
  const known = await find(tools, email);
  if (role === undefined || role === known.role) return makeLink(tools, known);
  await note(tools, "role-changed", `${known.name}: ${role}`);
  return makeLink(tools, await change(tools, known, { role }));
}

async function setDisabled(
  tools: StaffTools,
  email: string | undefined,
  isDisabled: boolean,
): Promise<string> {
  const person = await change(tools, await find(tools, email), { isDisabled });
  await note(tools, isDisabled ? "person-disabled" : "person-enabled", person.name);
  return isDisabled
    ? `${person.email} is shut out: all sessions and links have ended.\n`
    : `${person.email} may sign in again.\n`;
}

export async function runStaffCommand(words: readonly string[], tools: StaffTools): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      role: { type: "string" },
      name: { type: "string" },
      language: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command = "", email] = positionals;
  const commands: Record<string, () => Promise<string>> = {
    list: () => list(tools),
    add: () => add(tools, email, values),
    link: async () => makeLink(tools, await find(tools, email)),
    disable: () => setDisabled(tools, email, true),
    enable: () => setDisabled(tools, email, false),
  };
  const run = Object.hasOwn(commands, command) && !values.help ? commands[command] : undefined;
  return run === undefined ? HELP : run();
}
