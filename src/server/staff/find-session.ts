import { getEnv } from "../env";
import { getStore } from "../store/get-store";
import type { StaffPerson } from "../store/staff-people";
import type { StaffSession } from "../store/staff-sessions";
import { isOwnMachine } from "./own-machine";
import { readSessionCookies, type GetHeader } from "./session-cookie";

/** No browser sends more than two cookies of this name; each one costs a query. */
const MAX_COOKIES = 4;

/** Finds who is signed in by a request's cookie. The owner of one's own machine is only there. */
export async function findSession(
  getHeader: GetHeader,
): Promise<{ session: StaffSession; person: StaffPerson } | undefined> {
  const tokens = readSessionCookies(getHeader).slice(0, MAX_COOKIES);
  if (tokens.length === 0) return undefined;
  const { staff } = await getStore();
  for (const token of tokens) {
    const found = await staff.sessions.find(token, Date.now());
    if (found !== undefined && (!found.person.isLocal || isOwnMachine(getEnv()))) return found;
  }
  return undefined;
}
