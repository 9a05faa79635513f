import type { IncomingMessage } from "node:http";

/** How slowly a body may come. */
export interface BodyTimes {
  /** In how many milliseconds the whole of it has to be here. */
  wholeMs: number;
  /** Of an upload of staff, how many bytes at least in each period; it has no other limit but Node's `requestTimeout`. */
  uploadPeriodMs: number;
  uploadBytes: number;
}

interface Watch {
  end: () => void;
  /** Goes over to the limits of an upload. */
  allowUpload: () => void;
}

const watches = new WeakMap<IncomingMessage, Watch>();

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
}

/** Calls `onTooSlow` when the body of a request does not come in time. */
export function watchBodyTime(request: IncomingMessage, times: BodyTimes, onTooSlow: () => void): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let timer = setTimeout(check, times.wholeMs, Infinity).unref();

  function check(least: number, before = 0): void {
    if (request.complete || socket.destroyed) return;
    if (socket.bytesRead - before < least) onTooSlow();
    else startPeriod();
  }
  function startPeriod(): void {
    timer = setTimeout(check, times.uploadPeriodMs, times.uploadBytes, socket.bytesRead).unref();
  }
  watches.set(request, {
    end: () => clearTimeout(timer),
    allowUpload() {
      clearTimeout(timer);
      startPeriod();
    },
  });
  request.once("close", () => watches.get(request)?.end());
}

/** Lets a body come at the speed of a slow line: whoever sends it is signed in. */
export function allowSlowUpload(request: IncomingMessage): void {
  watches.get(request)?.allowUpload();
}
