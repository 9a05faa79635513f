/*
 * Workaround for: gatsby-adapter-netlify copies the methods of Node's IncomingMessage onto a plain stream. Such a request has no socket,
 *   and since Node 24 `_destroy` reads it when the body has been read.
 * Tested with: gatsby-adapter-netlify 1.4, Node 20 to 24
 * Upstream: none filed
 * Without it: on Node 24 each enquiry that is sent to a Netlify function ends the function's process with a TypeError.
 * Fails without it: src/workarounds/node/incoming-message.slow.test.ts
 * Needed while this passes: src/workarounds/node/incoming-message.upstream.slow.test.ts
 */
import { IncomingMessage } from "node:http";

type Destroy = (this: IncomingMessage, error: Error | null, callback: (error?: Error | null) => void) => void;

/** Patches `IncomingMessage.prototype._destroy` to do nothing for a request without a socket. */
export function patchIncomingMessage(): void {
  const { prototype } = IncomingMessage;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- Called below with the request as `this`.
  const destroy: Destroy = prototype._destroy;
  prototype._destroy = function (error, callback) {
    // By its type each request has a socket.
    if ((this.socket as object | undefined) === undefined) callback(error);
    else destroy.call(this, error, callback);
  };
}
