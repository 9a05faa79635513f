import {
  logSchema,
  meChangeSchema,
  personAddSchema,
  personChangeSchema,
  type PersonChange,
  requestDecisionSchema,
} from "../../contracts/staff";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import { HttpError } from "../platform/http/http-error";
import { ownerProcedure, staffProcedure } from "../platform/rpc";
import { toIso, toIsoOrNull } from "../platform/time";
import { getStore } from "../store";
import type { StaffPerson } from "./people-repository";
import type { LogPlace } from "./repository";
import { logStaffAction, namePerson, type SignedInStaff, type Staff } from "./session";

function toReply({ id, email, name, locale, role, isDisabled, seenAt }: StaffPerson) {
  return { id, email, name, locale, role, isDisabled, lastSeenAt: toIsoOrNull(seenAt) };
}

/** Answers who has access and who asks for it. The owner of one's own machine is no person of the agency. */
export const listPeople = ownerProcedure.query(async ({ ctx: { store } }) => {
  const { people, requests } = store.staff;
  const waiting = await requests.list(Date.now());
  return {
    people: (await people.list()).filter(({ isLocal }) => !isLocal).map(toReply),
    requests: waiting.map((request) => ({ ...request, createdAt: toIso(request.createdAt) })),
  };
});

/** Gives somebody access, and mails them the way in. */
export const addPerson = ownerProcedure
  .input(personAddSchema)
  .mutation(async ({ ctx: { staff, store }, input: data }) => {
    const now = Date.now();
    const { people, signIns } = store.staff;
    const person = await people.add(data, now);
    if (person === undefined) throw new HttpError("conflict");
    await signIns.invite(person, now);
    await logStaffAction(staff, "person-added", namePerson(person));
    await deliverAfterPost();
    return toReply(person);
  });

async function logChange(staff: Staff, before: StaffPerson, change: PersonChange): Promise<void> {
  const person = namePerson(before);
  if (change.role !== undefined && change.role !== before.role)
    await logStaffAction(staff, "role-changed", `${person}: ${change.role}`);
  if (change.isDisabled !== undefined && change.isDisabled !== before.isDisabled)
    await logStaffAction(staff, change.isDisabled ? "person-disabled" : "person-enabled", person);
  if (change.endSessions === true) await logStaffAction(staff, "person-signed-out", person);
}

/** Changes what a person may do, shuts them out or lets them in again, or ends all their sessions. One owner always remains. */
export const changePerson = ownerProcedure
  .input(personChangeSchema)
  .mutation(async ({ ctx: { staff, store }, input: change }) => {
    const { people } = store.staff;
    const before = await people.get(change.id);
    if (before === undefined || before.isLocal) throw new HttpError("not-found");
    const { role, isDisabled } = change;
    const update = { ...(role && { role }), ...(isDisabled !== undefined && { isDisabled }) };
    const result = await people.change(change.id, update, Date.now(), true);
    if (result.outcome === "last-owner") throw new HttpError("last-owner");
    if (result.outcome === "unknown") throw new HttpError("not-found");
    if (change.endSessions === true) await people.endAccess(change.id);
    await logChange(staff, before, change);
    return toReply(result.person);
  });

/** Gives access or refuses it by an owner's decision, and has the mail with the way in sent; 404 when somebody has decided already. */
export const answerDecision = ownerProcedure
  .input(requestDecisionSchema)
  .mutation(async ({ ctx: { staff, store }, input: { id, decision } }) => {
    const { requests } = store.staff;
    const decided = await requests.decide(id, decision, Date.now());
    if (decided === undefined) throw new HttpError("not-found");
    await logStaffAction(
      staff,
      decision === "accept" ? "request-accepted" : "request-refused",
      namePerson(decided.request),
    );
    await deliverAfterPost();
    return { decision };
  });

async function loadMe({ sessionId, ...staff }: SignedInStaff) {
  const { sessions, passkeys } = (await getStore()).staff;
  return {
    ...staff,
    sessions: (await sessions.list(staff.id, Date.now())).map(({ id, device, createdAt, usedAt }) => ({
      ...{ id, device, createdAt: toIso(createdAt), usedAt: toIso(usedAt) },
      isCurrent: id === sessionId,
    })),
    passkeys: (await passkeys.list(staff.id)).map(({ id, name, createdAt, usedAt }) => ({
      ...{ id, name, createdAt: toIso(createdAt), usedAt: toIsoOrNull(usedAt) },
    })),
  };
}

/** Answers who is signed in, on which devices, and with which passkeys. */
export const answerMe = staffProcedure.query(({ ctx: { staff } }) => loadMe(staff));

/** Changes one's own name or language. */
export const changeMe = staffProcedure
  .input(meChangeSchema)
  .mutation(async ({ ctx: { staff, store }, input: { name, locale } }) => {
    const { people } = store.staff;
    if (!(await people.changeSelf(staff, { name, locale }))) throw new HttpError("name-taken");
    const isRenamed = name !== undefined && name !== staff.name;
    await logStaffAction(staff, "profile-changed", isRenamed ? `${staff.name} → ${name}` : "");
    const changed = await people.get(staff.id);
    return loadMe({ ...staff, ...(changed && { name: changed.name, locale: changed.locale }) });
  });

const PAGE = 100;

/** Reads the place that the last page named: `1796000000000.<id>`. */
function readPlace(before: string | undefined): LogPlace | undefined {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,60})$/.exec(before ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** Answers what staff did, a page at a time, the newest first. */
export const answerLog = ownerProcedure
  .input(logSchema)
  .query(async ({ ctx: { store }, input: { before } }) => {
    const { log } = store.staff;
    const found = await log.list(PAGE + 1, readPlace(before));
    const lines = found.slice(0, PAGE);
    const last = found.length > PAGE ? lines.at(-1) : undefined;
    return {
      lines: lines.map(({ id: _, at, ...line }) => ({ at: toIso(at), ...line })),
      ...(last && { next: `${last.at}.${last.id}` }),
    };
  });
