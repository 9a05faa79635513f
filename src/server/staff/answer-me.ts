import { meChangeSchema, type MeReply } from "../../contracts/staff";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { getStore } from "../store/get-store";
import { logStaffAction } from "./log-action";
import { readRequest } from "./read-request";
import { requireStaff, type SignedInStaff } from "./require-staff";
import { toIso, toIsoOrNull } from "./to-iso";

async function loadMe({ sessionId, ...staff }: SignedInStaff): Promise<MeReply> {
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
export async function answerMe(exchange: Exchange): Promise<Answer> {
  return { status: 200, json: await loadMe(await requireStaff(exchange)) };
}

/** Changes one's own name or language. */
export async function changeMe(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { name, locale } = readRequest(exchange, meChangeSchema);
  const { people } = (await getStore()).staff;
  if (!(await people.changeSelf(staff, { name, locale }))) throw new HttpError("name-taken");
  const isRenamed = name !== undefined && name !== staff.name;
  await logStaffAction(staff, "profile-changed", isRenamed ? `${staff.name} → ${name}` : "");
  return {
    status: 200,
    json: await loadMe({ ...staff, name: name ?? staff.name, locale: locale ?? staff.locale }),
  };
}
