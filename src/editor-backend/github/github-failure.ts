import { HttpError } from "../../server/http/http-error";
import { log } from "../../server/log";

/** What callers look at themselves: as before, not found, and a branch that has moved. */
const FOR_CALLERS = [304, 404, 409, 422];
/** What GitHub asks to wait when it does not say how long. */
const WAIT_SECONDS = 60;

interface Refusal {
  status: number;
  response?: { headers: Readonly<Record<string, string | number | undefined>> };
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}

/** Gets the seconds that a refused caller has to wait; `undefined` when it was not refused for asking too often. */
function getWait({ status, response }: Refusal): number | undefined {
  const {
    "retry-after": after,
    "x-ratelimit-remaining": left,
    "x-ratelimit-reset": reset,
  } = response?.headers ?? {};
  if (status !== 403 && status !== 429) return undefined;
  if (after !== undefined) return Number(after);
  if (status === 403 && left !== "0") return undefined;
  const seconds = Math.ceil(Number(reset) - Date.now() / 1000);
  return seconds > 0 ? seconds : WAIT_SECONDS;
}

/** Gets the HTTP status of GitHub's refusal, of those that callers look at. */
export function getGithubStatus(error: unknown): number | undefined {
  return isRefusal(error) && FOR_CALLERS.includes(error.status) ? error.status : undefined;
}

/**
 * Turns what a call to GitHub failed with into an answer for the editor: 429 with the seconds to wait, or 503 when GitHub does not answer
 * in time, is in trouble, or does not know us. The log says which; nothing of the request is in it.
 */
export function toGithubFailure(error: unknown): unknown {
  if (error instanceof HttpError || getGithubStatus(error) !== undefined) return error;
  const status = isRefusal(error) ? error.status : 0;
  const retryAfter = isRefusal(error) ? getWait(error) : undefined;
  log.error("github-refused", { status, retryAfter });
  return retryAfter === undefined
    ? new HttpError("unavailable")
    : new HttpError("too-many-requests", { retryAfter });
}
