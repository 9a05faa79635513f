import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { ErrorCode } from "../contracts/error-codes";
import type { Env } from "../server/platform/env";
import { getErrorCode } from "../server/platform/errors";
import { ERROR_CODE_HEADER } from "../server/platform/http/http-error";
import { watchBodyTime, type BodyTimes } from "./body-time";
import { getSecurityHeaders } from "./security-headers";

/** Time limits of a client, in milliseconds, so that a slow one occupies no connection for long. */
const LIMITS = {
  /** For its headers, and for the largest upload of staff. */
  headersTimeout: 10_000,
  requestTimeout: 15 * 60_000,
  /** For a body: 20 s, or as staff upload, at least 16 kB a second. */
  bodyTimes: { wholeMs: 20_000, uploadPeriodMs: 10_000, uploadBytes: 160_000 } satisfies BodyTimes,
  /** Between two requests; longer than the 60 s for which load balancers usually keep their connections. */
  keepAliveTimeout: 75_000,
  /** Node's own 30 s would make them three times as long. */
  connectionsCheckingInterval: 2_000,
  /** Without reading anything of its answer. */
  idleTimeout: 120_000,
};
/** Connections that are still being answered after this are closed. */
const SHUTDOWN_MS = 10_000;

const REFUSALS: Record<string, readonly [status: string, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "timeout"],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "too-large"],
};

/** Writes the answer to an incomplete or broken request, for which Node creates no response. */
function writeRefusal(reason: string | undefined): string {
  const [status, code] = REFUSALS[reason ?? ""] ?? ["400 Bad Request", "bad-request"];
  const body = JSON.stringify({ code });
  const headers = {
    ...getSecurityHeaders("function", { hashes: { scripts: [], styles: [] }, isHttps: false }),
    "Cache-Control": "no-store",
    [ERROR_CODE_HEADER]: code,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(body.length),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`;
}

export interface RunningServer {
  port: number;
  /** Stops accepting connections, and resolves when the requests under way have been answered. */
  stop(): Promise<void>;
}

async function stopServer(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  // A kept connection becomes idle when its answer has been sent, which may be after the call of `close`.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.close();
  await once(server, "close");
  clearTimeout(timer);
  clearInterval(sweep);
}

/** Starts an HTTP server on an address of its own, or on a socket that is already open. */
export async function startServer(
  app: RequestListener,
  listenOn: Env["listenOn"] = { port: 0, host: "127.0.0.1" },
  { idleTimeout, bodyTimes, ...limits } = LIMITS,
): Promise<RunningServer> {
  const server = createServer(limits, app);
  server.setTimeout(idleTimeout);
  server.on("clientError", (error, socket) => {
    if (socket.writable) socket.end(writeRefusal(getErrorCode(error)));
  });
  server.prependListener("request", (request, response) =>
    watchBodyTime(request, bodyTimes, () => {
      if (response.headersSent) request.socket.destroy();
      else request.socket.end(writeRefusal("ERR_HTTP_REQUEST_TIMEOUT"), () => request.socket.destroy());
    }),
  );
  server.listen(listenOn);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => stopServer(server) };
}
