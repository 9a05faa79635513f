import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { Env } from "../server/platform/env";

const LIMITS = {
  headersTimeout: 10_000,
  /** For the largest upload of staff; for visitors' bodies see `parse-body.ts`. */
  requestTimeout: 15 * 60_000,
  /** Between two requests; longer than the 60 s for which load balancers usually keep their connections. */
  keepAliveTimeout: 75_000,
  /** Node's own 30 s would make them three times as long. */
  connectionsCheckingInterval: 2_000,
  idleTimeout: 120_000,
};
/** Connections that are still being answered after this are closed. */
const SHUTDOWN_MS = 10_000;

export interface RunningServer {
  port: number;
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

export async function startServer(
  app: RequestListener,
  listenOn: Env["listenOn"] = { port: 0, host: "127.0.0.1" },
  { idleTimeout, ...limits } = LIMITS,
): Promise<RunningServer> {
  const server = createServer(limits, app);
  server.setTimeout(idleTimeout);
  server.listen(listenOn);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => stopServer(server) };
}
