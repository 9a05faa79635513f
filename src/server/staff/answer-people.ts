import {
  personAddSchema,
  personChangeSchema,
  type PeopleReply,
  type PersonChange,
  type PersonReply,
} from "../../contracts/staff";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { getStore } from "../store/get-store";
import type { StaffPerson } from "../store/staff-people";
import { logStaffAction, namePerson } from "./log-action";
import { readRequest } from "./read-request";
import { requireStaff, type Staff } from "./require-staff";
import { toIso, toIsoOrNull } from "./to-iso";

function toReply({ id, email, name, locale, role, isDisabled, seenAt }: StaffPerson): PersonReply {
  return { id, email, name, locale, role, isDisabled, lastSeenAt: toIsoOrNull(seenAt) };
}

/** Answers who has access and who asks for it. The owner of one's own machine is no person of the agency. */
export async function listPeople(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange, "owner");
  const { people, requests } = (await getStore()).staff;
  const waiting = await requests.list(Date.now());
  const reply: PeopleReply = {
    people: (await people.list()).filter(({ isLocal }) => !isLocal).map(toReply),
    requests: waiting.map((request) => ({ ...request, createdAt: toIso(request.createdAt) })),
  };
  return { status: 200, json: reply };
}

/** Gives somebody access, and mails them the way in. */
export async function addPerson(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const data = readRequest(exchange, personAddSchema);
  const now = Date.now();
  const { people, signIns } = (await getStore()).staff;
  const person = await people.add(data, now);
  if (person === undefined) throw new HttpError("conflict");
  await signIns.invite(person, now);
  await logStaffAction(staff, "person-added", namePerson(person));
  await deliverAfterPost();
  return { status: 201, json: toReply(person) };
}

async function logChange(staff: Staff, before: StaffPerson, change: PersonChange): Promise<void> {
  const person = namePerson(before);
  if (change.role !== undefined && change.role !== before.role)
    await logStaffAction(staff, "role-changed", `${person}: ${change.role}`);
  if (change.isDisabled !== undefined && change.isDisabled !== before.isDisabled)
    await logStaffAction(staff, change.isDisabled ? "person-disabled" : "person-enabled", person);
  if (change.endSessions === true) await logStaffAction(staff, "person-signed-out", person);
}

/** Changes what a person may do, shuts them out or lets them in again, or ends all their sessions. One owner always remains. */
export async function changePerson(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const change = readRequest(exchange, personChangeSchema);
  const { people } = (await getStore()).staff;
  const before = await people.get(change.id);
  if (before === undefined || before.isLocal) throw new HttpError("not-found");
  const { role, isDisabled } = change;
  const update = { ...(role && { role }), ...(isDisabled !== undefined && { isDisabled }) };
  const result = await people.change(change.id, update, Date.now(), true);
  if (result.outcome === "last-owner") throw new HttpError("last-owner");
  if (result.outcome === "unknown") throw new HttpError("not-found");
  if (change.endSessions === true) await people.endAccess(change.id);
  await logChange(staff, before, change);
  return { status: 200, json: toReply(result.person) };
}
