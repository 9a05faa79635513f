import type { LogReply } from "../../contracts/staff";
import type { Answer, Exchange } from "../http/exchange";
import { getStore } from "../store/get-store";
import type { LogPlace } from "../store/staff-log";
import { requireStaff } from "./require-staff";
import { toIso } from "./to-iso";

const PAGE = 100;

/** Reads the place that the last page named: `1796000000000.<id>`. */
function readPlace(before: string | undefined): LogPlace | undefined {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,60})$/.exec(before ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** Answers what staff did, a page at a time, the newest first. */
export async function answerLog(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange, "owner");
  const { log } = (await getStore()).staff;
  const found = await log.list(PAGE + 1, readPlace(exchange.query("before")));
  const lines = found.slice(0, PAGE);
  const last = found.length > PAGE ? lines.at(-1) : undefined;
  const reply: LogReply = {
    lines: lines.map(({ id: _, at, ...line }) => ({ at: toIso(at), ...line })),
    ...(last && { next: `${last.at}.${last.id}` }),
  };
  return { status: 200, json: reply };
}
