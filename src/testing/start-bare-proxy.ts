import { request as httpRequest } from "node:http";

import { startServer } from "../hosting/start-server";

/**
 * Starts what nginx's bare `proxy_pass http://127.0.0.1:<port>;` is: every request is sent on with its headers, `Host` rewritten to the
 * address of the target, and no header that tells of the proxy.
 */
export function startBareProxy(targetPort: number) {
  return startServer((incoming, response) => {
    const target = { host: "127.0.0.1", port: targetPort, method: incoming.method, path: incoming.url };
    const headers = { ...incoming.headers, host: `127.0.0.1:${targetPort}` };
    const outgoing = httpRequest({ ...target, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  });
}
