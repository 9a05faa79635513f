import { z } from "zod";

import { STAFF_ROLES } from "../../domain/config/staff";
import { id, staffLang, requiredLine } from "../../domain/contracts/fields";
import { TEXT_LIMITS } from "../../domain/config/forms";
import { deliverAfterPost } from "../mail/outbox/worker";
import { HttpError } from "../platform/http/request";
import { ownerProcedure, router, staffProcedure } from "../platform/rpc";
import { getStore } from "../store";
import type { StaffPerson } from "./people-repository";
import type { LogPlace } from "./repository";
import { logStaffAction, namePerson, type SignedInStaff, type Staff } from "./session";
import { address } from "./sign-in";
import type { Locale } from "../../domain/config/locales";
import type { RegistrationRequest } from "../../domain/contracts/sign-up";
import { getEnv } from "../platform/env";
import { isTrapped, type Outcome, type Submission } from "../platform/http/form";
import { log } from "../platform/log";
import { getServerTranslator } from "../platform/published";

const role = () => z.enum(STAFF_ROLES);
const name = () => requiredLine(TEXT_LIMITS.name);

export const personAddSchema = z.strictObject({
  email: address(),
  name: name(),
  locale: staffLang(),
  role: role(),
});

const personChangeSchema = z.strictObject({
  id: id(),
  role: role().optional(),
  isDisabled: z.boolean().optional(),
  endSessions: z.literal(true).optional(),
});
type PersonChange = z.output<typeof personChangeSchema>;

async function logChange(staff: Staff, before: StaffPerson, change: PersonChange): Promise<void> {
  const person = namePerson(before);
  if (change.role !== undefined && change.role !== before.role)
    await logStaffAction(staff, "role-changed", `${person}: ${change.role}`);
  if (change.isDisabled !== undefined && change.isDisabled !== before.isDisabled)
    await logStaffAction(staff, change.isDisabled ? "person-disabled" : "person-enabled", person);
  if (change.endSessions === true) await logStaffAction(staff, "person-signed-out", person);
}

const LOG_PAGE = 100;

/** Reads the place that the last page named: `1796000000000.<id>`. */
function readPlace(before: string | undefined): LogPlace | undefined {
  const [, at, lineId] = /^(\d{1,15})\.([\w-]{1,60})$/.exec(before ?? "") ?? [];
  return at === undefined || lineId === undefined ? undefined : { at: Number(at), id: lineId };
}

export const peopleRouter = router({
  /** Lists people with access, and requests for it. The owner of one's own machine is no person of the agency. */
  list: ownerProcedure.query(async ({ ctx: { store } }) => {
    const { people, requests } = store.staff;
    return {
      people: (await people.list()).filter(({ isLocal }) => !isLocal),
      requests: await requests.list(Date.now()),
    };
  }),
  add: ownerProcedure.input(personAddSchema).mutation(async ({ ctx: { staff, store }, input }) => {
    const now = Date.now();
    const person = await store.staff.people.add(input, now);
    if (person === undefined) throw new HttpError("conflict");
    await store.staff.signIns.create(person, "invitation", now);
    await logStaffAction(staff, "person-added", namePerson(person));
    await deliverAfterPost();
    return person;
  }),
  /** Changes what a person may do, shuts them out or lets them in again, or ends all their sessions. One owner always remains. */
  change: ownerProcedure
    .input(personChangeSchema)
    .mutation(async ({ ctx: { staff, store }, input: change }) => {
      const { people } = store.staff;
      const before = await people.get(change.id);
      if (before === undefined || before.isLocal) throw new HttpError("not-found");
      const result = await people.change(change.id, change, Date.now(), true);
      if (result.outcome === "last-owner") throw new HttpError("last-owner");
      if (result.outcome === "unknown") throw new HttpError("not-found");
      if (change.endSessions === true) await people.endAccess(change.id);
      await logChange(staff, before, change);
      return result.person;
    }),
  /** Gives access or refuses it by an owner's decision, and has the mail with the way in sent; 404 when somebody has decided already. */
  decide: ownerProcedure
    .input(z.strictObject({ id: id(), decision: z.enum(["accept", "refuse"]) }))
    .mutation(async ({ ctx: { staff, store }, input }) => {
      const request = await store.staff.requests.decide(input.id, input.decision, Date.now());
      if (request === undefined) throw new HttpError("not-found");
      const action = input.decision === "accept" ? "request-accepted" : "request-refused";
      await logStaffAction(staff, action, namePerson(request));
      await deliverAfterPost();
      return { decision: input.decision };
    }),
  /** Lists acts of staff, a page at a time, the newest first; `before` is the `next` of the page before. */
  log: ownerProcedure
    .input(z.strictObject({ before: z.string().optional() }))
    .query(async ({ ctx: { store }, input: { before } }) => {
      const found = await store.staff.log.list(LOG_PAGE + 1, readPlace(before));
      const lines = found.slice(0, LOG_PAGE);
      const last = found.length > LOG_PAGE ? lines.at(-1) : undefined;
      return {
        lines,
        ...(last && { next: `${last.at}.${last.id}` }),
      };
    }),
});

async function loadMe({ sessionId, ...staff }: SignedInStaff) {
  const { sessions, passkeys } = (await getStore()).staff;
  return {
    ...staff,
    sessions: (await sessions.list(staff.id, Date.now())).map((session) => ({
      ...session,
      isCurrent: session.id === sessionId,
    })),
    passkeys: await passkeys.list(staff.id),
  };
}

export const meRouter = router({
  get: staffProcedure.query(({ ctx: { staff } }) => loadMe(staff)),
  change: staffProcedure
    .input(z.strictObject({ name: name().optional(), locale: staffLang().optional() }))
    .mutation(async ({ ctx: { staff, store }, input }) => {
      const { people } = store.staff;
      if (!(await people.changeSelf(staff, input))) throw new HttpError("name-taken");
      const isRenamed = input.name !== undefined && input.name !== staff.name;
      await logStaffAction(staff, "profile-changed", isRenamed ? `${staff.name} → ${input.name}` : "");
      const changed = await people.get(staff.id);
      return loadMe({ ...staff, ...(changed && { name: changed.name, locale: changed.locale }) });
    }),
});

/**
 * Accepts a request for access: stored for 30 days and mailed to the owners, who decide. The answer is the same for an address that
 * has access or has asked already. What only a machine fills in is dropped.
 */
export async function acceptRegistration({
  data,
  rate,
  now,
}: Submission<RegistrationRequest>): Promise<Outcome> {
  const { name, email, language, about } = data;
  if (isTrapped(data)) {
    log.info("access-request-dropped");
    return { outcome: "accepted" };
  }
  const { staff } = await getStore();
  const asked = { name, email: email.toLowerCase(), locale: language, about };
  const retryAfter = await staff.requests.add({ ...asked, rate, agencyEmails: getEnv().agencyEmails }, now);
  if (retryAfter > 0) return { outcome: "limited", retryAfter };
  log.info("access-request-accepted");
  return { outcome: "accepted" };
}

export function thankForRegistration(locale: Locale) {
  const t = getServerTranslator(locale);
  return { texts: [t("registration.sent"), t("registration.reference")] };
}
