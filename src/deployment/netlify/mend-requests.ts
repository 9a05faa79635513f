import { IncomingMessage } from "node:http";

type Destroy = (this: IncomingMessage, error: Error | null, callback: (error?: Error | null) => void) => void;

/**
 * gatsby-adapter-netlify 1.4 makes its requests by copying the methods of Node's own onto a stream. Such a request has no
 * socket, and since Node 24 the copied `_destroy` looks for one when the body has been read: an exception that nobody catches,
 * which ends the process. Without a socket there is nothing to be destroyed.
 */
export function mendRequests(): void {
  const { prototype } = IncomingMessage;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- Called below with the request as `this`.
  const destroy: Destroy = prototype._destroy;
  prototype._destroy = function (error, callback) {
    // The type knows no request without one.
    if ((this.socket as object | undefined) === undefined) callback(error);
    else destroy.call(this, error, callback);
  };
}
