import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

import type { ErrorCode } from "../contracts/error-codes";
import { getErrorCode } from "../server/error-code";
import { ERROR_CODE_HEADER } from "../server/http/http-error";
import { KEEP_ALIVE_MS } from "./keep-alive";
import { getSecurityHeaders } from "./security-headers";

/** What a client may take, so that a slow one holds no connection for long; in milliseconds. */
const LIMITS = {
  /** For its headers, and for its whole request. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often these two are looked at; Node's own 30 s would make them three times as long. */
  connectionsCheckingInterval: 2_000,
  /** Without taking anything of an answer that it has asked for. */
  idleTimeout: 120_000,
};
/** After this the process ends although somebody is still being answered. */
const SHUTDOWN_MS = 10_000;
/** By then every kept connection has been closed by its own time-out. */
const RETIRE_MS = KEEP_ALIVE_MS + 5_000;

const REFUSALS: Record<string, readonly [status: string, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "timeout"],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "too-large"],
};

/** Writes the answer to what is no whole request, for which Node makes no response. */
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
  /** Takes no new connections, and waits for the replies that are under way. */
  stop(): Promise<void>;
  /**
   * The same without haste, when another process has taken over the port: a connection that is kept open is answered once more
   * and told to close, so that no request meets a closed door.
   */
  retire(): Promise<void>;
}

function countConnections(server: Server): Promise<number> {
  return promisify<number>((done) => server.getConnections(done))();
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts to listen. */
export async function startServer(
  app: RequestListener,
  port: number,
  host: string,
  { idleTimeout, ...limits } = LIMITS,
): Promise<RunningServer> {
  let isRetiring = false;
  const server = createServer({ ...limits, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (isRetiring) response.shouldKeepAlive = false;
    app(request, response);
  });
  server.setTimeout(idleTimeout);
  server.on("clientError", (error, socket) => {
    if (socket.writable) socket.end(writeRefusal(getErrorCode(error)));
  });
  const actualPort = await listen(server, port, host);
  const running: RunningServer = {
    port: actualPort,
    async retire() {
      isRetiring = true;
      // Ends the listening alone; the `close` of an HTTP server ends idle connections at once, and with them requests on their way.
      NetServer.prototype.close.call(server);
      const deadline = Date.now() + RETIRE_MS;
      while ((await countConnections(server)) > 0 && Date.now() < deadline) await sleep(50);
      await running.stop();
    },
    stop() {
      const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
      // A connection that is kept alive becomes idle when its reply has gone out, which may be a moment from now.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      return new Promise((resolve) => {
        server.close(() => {
          clearTimeout(timer);
          clearInterval(sweep);
          resolve();
        });
      });
    },
  };
  return running;
}
