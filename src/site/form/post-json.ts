/** How a post to one of the site's functions ended. */
export type PostResult =
  | { kind: "confirmed"; reference: string | undefined }
  | { kind: "refused"; fields: Record<string, string> }
  | { kind: "too-many"; retryAfterSeconds: number }
  | { kind: "offline" }
  | { kind: "failed"; status: number };

const TIMEOUT_MS = 20_000;

interface Reply {
  confirmed?: boolean;
  code?: string;
  reference?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

async function readReply(response: Response): Promise<Reply> {
  try {
    return ((await response.json()) as Reply | null) ?? {};
  } catch {
    // A proxy's error page is no JSON; the status is enough.
    return {};
  }
}

/** Posts JSON to a function of the site and returns every outcome as a result; it never throws. */
export async function postJson(path: string, body: unknown): Promise<PostResult> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { kind: "offline" };
  }
  const reply = await readReply(response);
  if (response.ok && reply.confirmed) return { kind: "confirmed", reference: reply.reference };
  if (response.status === 422 && reply.fields) return { kind: "refused", fields: reply.fields };
  if (response.status === 429) return { kind: "too-many", retryAfterSeconds: reply.retryAfter ?? 60 };
  return { kind: "failed", status: response.status };
}

/** Creates a random, unique key. `crypto.randomUUID` does not exist on pages served over plain http. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
