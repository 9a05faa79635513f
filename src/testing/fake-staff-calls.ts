import type { MeReply } from "../contracts/staff";

/** `offline`: no answer comes at all. A slow one comes `afterMs`. */
type Reply = { status: number; json?: unknown; etag?: string; afterMs?: number } | "offline";

/** Replies by method and path below `/api/`, like `GET staff/me`; several are given in turn, the last one again and again. */
export type FakeCalls = Record<string, Reply | readonly Reply[]>;

export interface MadeCall {
  call: string;
  body: unknown;
  /** The ETag that was named, when one was. */
  tag?: string;
}

/** An owner who is signed in on two devices and has one passkey. */
export const ME: MeReply = {
  ...{ id: "ana", email: "ana@example.com", name: "Ana", locale: "en", role: "owner" },
  sessions: [
    {
      ...{ id: "here", device: "Chrome, Android", isCurrent: true },
      ...{ createdAt: "2026-11-20T14:00:00.000Z", usedAt: "2026-11-23T14:00:00.000Z" },
    },
    {
      ...{ id: "there", device: "Safari, Mac", isCurrent: false },
      ...{ createdAt: "2026-11-21T14:00:00.000Z", usedAt: "2026-11-22T14:00:00.000Z" },
    },
  ],
  passkeys: [{ id: "key", name: "Phone", createdAt: "2026-11-20T14:00:00.000Z", usedAt: null }],
};

/** What a page with the frame asks for in any case. */
export const SIGNED_IN: FakeCalls = {
  "GET staff/me": { status: 200, json: ME },
  "GET editor/status": { status: 200, json: { state: "live" } },
  "GET staff/enquiries?view=due": { status: 200, json: { counts: { due: 0 } } },
};

export const SIGNED_OUT: FakeCalls = { "GET staff/me": { status: 401, json: { code: "unauthorized" } } };

async function toResponse(reply: Reply | undefined): Promise<Response> {
  if (reply === "offline") throw new TypeError("Failed to fetch");
  if (reply === undefined) throw new Error("The fake server has no reply left.");
  const { status, json = {}, etag, afterMs = 0 } = reply;
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
  if (status === 204 || status === 304) return new Response(null, { status });
  return Response.json(json, { status, ...(etag && { headers: { etag } }) });
}

/** Puts a fake server behind the staff's pages; a call that it does not know fails the test. Gets the calls that were made. */
export function fakeStaffCalls(calls: FakeCalls): MadeCall[] {
  const made: MadeCall[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const path = (input as string).replace("/api/", "");
    const call = `${init.method ?? "GET"} ${path}`;
    const replies = calls[call];
    if (replies === undefined) throw new Error(`The fake server does not know ${call}.`);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const tag = new Headers(init.headers).get("if-none-match");
    const count = made.filter((earlier) => earlier.call === call).length;
    made.push({ call, body, ...(tag !== null && { tag }) });
    const inTurn = [replies].flat();
    return toResponse(inTurn[Math.min(count, inTurn.length - 1)]);
  });
  return made;
}
