import type { Answer, Exchange } from "../http/exchange";
import { getStore } from "../store/get-store";
import { logStaffAction } from "./log-action";
import { requireStaff } from "./require-staff";
import { formatEndedCookie } from "./session-cookie";

/** Signs this browser out. */
export async function closeSession(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { staff: store } = await getStore();
  await store.sessions.end(staff.id, staff.sessionId);
  await logStaffAction(staff, "session-ended", "");
  return { status: 204, headers: { "Set-Cookie": formatEndedCookie((name) => exchange.header(name)) } };
}
