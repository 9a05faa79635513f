import { notifyManager } from "@tanstack/react-query";

import type { MeReply } from "../staff/shell/client";
import { queryClient } from "../staff/shell/query";
import { wrapReply } from "./fake-editor";

// What was answered is shown without waiting for the next turn of the event loop, and no test knows what another one has loaded.
notifyManager.setScheduler(queueMicrotask);
afterEach(() => queryClient.clear());

/** `offline`: no answer comes at all. A slow one comes `afterMs`. */
type Reply = { status: number; json?: unknown; afterMs?: number } | "offline";

/**
 * Replies by method and path below `/api/`, a query's input as its parameters: `GET staff/departures.list?offer=saona-island`. Several are
 * given in turn, the last one again and again.
 */
export type FakeCalls = Record<string, Reply | readonly Reply[]>;

export interface MadeCall {
  call: string;
  body: unknown;
}

/** An owner who is signed in on two devices and has one passkey. */
export const ME: MeReply = {
  ...{ id: "ana", email: "ana@example.com", name: "Ana", locale: "en", role: "owner" },
  sessions: [
    {
      ...{ id: "here", device: "Chrome, Android", isCurrent: true },
      ...{
        createdAt: Date.parse("2026-11-20T14:00:00.000Z"),
        usedAt: Date.parse("2026-11-23T14:00:00.000Z"),
      },
    },
    {
      ...{ id: "there", device: "Safari, Mac", isCurrent: false },
      ...{
        createdAt: Date.parse("2026-11-21T14:00:00.000Z"),
        usedAt: Date.parse("2026-11-22T14:00:00.000Z"),
      },
    },
  ],
  passkeys: [
    {
      id: "key",
      name: "Phone",
      transports: [],
      createdAt: Date.parse("2026-11-20T14:00:00.000Z"),
      usedAt: null,
    },
  ],
};

export const SIGNED_IN: FakeCalls = {
  "GET staff/me.get": { status: 200, json: ME },
  "GET editor/status": { status: 200, json: { state: "live" } },
  "GET staff/enquiries.list?view=due": { status: 200, json: { counts: { waiting: 0 } } },
};

export const SIGNED_OUT: FakeCalls = { "GET staff/me.get": { status: 401, json: { code: "unauthorized" } } };

export const ok = (json: object) => ({ status: 200, json });

/** Inputs of the calls to a procedure. */
export const getBodies = (made: readonly MadeCall[], call: string): unknown[] =>
  made.filter((one) => one.call === call).map(({ body }) => body);

/** `/api/staff/enquiries.get?input={"reference":"PA-7K2P4"}` is `staff/enquiries.get?reference=PA-7K2P4`. */
function toPath(address: string): string {
  const [path = "", query] = address.replace("/api/", "").split("?input=");
  if (query === undefined) return path;
  const input = JSON.parse(decodeURIComponent(query)) as Record<string, string>;
  const params = new URLSearchParams(input).toString();
  return params === "" ? path : `${path}?${params}`;
}

async function toResponse(reply: Reply | undefined, isProcedure: boolean): Promise<Response> {
  if (reply === "offline") throw new TypeError("Failed to fetch");
  if (reply === undefined) throw new Error("The fake server has no reply left.");
  const { status, json, afterMs = 0 } = reply;
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
  return isProcedure ? wrapReply({ status, json }) : Response.json(json ?? {}, { status });
}

/** Puts a fake server behind the staff's pages; a call that it does not know fails the test. Gets the calls that were made. */
export function fakeStaffCalls(calls: FakeCalls): MadeCall[] {
  const made: MadeCall[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const path = toPath(input as string);
    const call = `${init.method ?? "GET"} ${path}`;
    const replies = calls[call];
    if (replies === undefined) throw new Error(`The fake server does not know ${call}.`);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const count = made.filter((earlier) => earlier.call === call).length;
    made.push({ call, body });
    const inTurn = [replies].flat();
    return toResponse(inTurn[Math.min(count, inTurn.length - 1)], /^(staff|editor)\//.test(path));
  });
  return made;
}
