import { once } from "node:events";
import { createServer } from "node:net";

import { Problem } from "./problem.mjs";

const REASONS = {
  EADDRINUSE: (host, port) => [
    `Port ${port} on ${host} is taken by another program.`,
    "Stop that program, or choose another port: PORT=8001 npm start",
  ],
  EACCES: (host, port) => [
    `This user may not listen on port ${port}.`,
    "Choose a port above 1023: PORT=8001 npm start",
  ],
  EADDRNOTAVAIL: (host) => [
    `This machine has no address ${host}.`,
    "Leave HOST unset for 127.0.0.1, or set HOST=0.0.0.0 for all addresses.",
  ],
};

/** Parses PORT; a port is a whole number from 1 to 65535. */
export function parsePort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`PORT is "${text}"; expected a number from 1 to 65535.`, {
    hint: "For example: PORT=8001 npm start",
  });
}

/** Listens for a moment; returns the port, which is chosen for 0. */
async function probe(host, port) {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  const { port: found } = server.address();
  server.close();
  await once(server, "close");
  return found;
}

/** Throws a problem that says what to do when no server could listen there. */
export async function checkPortIsFree(host, port) {
  await probe(host, port).catch(({ code, message }) => {
    const [problem, hint] = REASONS[code]?.(host, port) ?? [
      `Cannot listen on ${host}:${port}: ${message}`,
      "Check HOST and PORT.",
    ];
    throw new Problem(problem, { hint });
  });
}

/**
 * Finds a port of this machine that nothing listens on.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return probe("127.0.0.1", 0);
}

export function getAddress(host, port) {
  if (host === "0.0.0.0" || host === "::") return `http://127.0.0.1:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
