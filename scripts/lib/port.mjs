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

/** Resolves when a server could listen there; rejects with a problem that says what to do when it could not. */
export function checkPortIsFree(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const [message, hint] = REASONS[error.code]?.(host, port) ?? [
        `Cannot listen on ${host}:${port}: ${error.message}`,
        "Check HOST and PORT.",
      ];
      reject(new Problem(message, { hint }));
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/**
 * Finds a port of this machine that nothing listens on.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export function getAddress(host, port) {
  if (host === "0.0.0.0" || host === "::") return `http://127.0.0.1:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
