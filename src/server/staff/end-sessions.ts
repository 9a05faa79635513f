import { sessionsEndSchema } from "../../contracts/staff";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { getStore } from "../store/get-store";
import { logStaffAction } from "./log-action";
import { readRequest } from "./read-request";
import { requireStaff } from "./require-staff";
import { formatEndedCookie } from "./session-cookie";

/** Signs one of one's own devices out, or all of them, the one in hand included. */
export async function endSessions(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const request = readRequest(exchange, sessionsEndSchema);
  const { sessions } = (await getStore()).staff;
  const ended = "all" in request ? await sessions.endAll(staff.id) : await sessions.end(staff.id, request.id);
  if (ended === false) throw new HttpError("not-found");
  await logStaffAction(staff, "all" in request ? "sessions-ended" : "session-ended", "");
  const isOwn = "all" in request || request.id === staff.sessionId;
  const cookie = formatEndedCookie((name) => exchange.header(name));
  return { status: 204, ...(isOwn && { headers: { "Set-Cookie": cookie } }) };
}
