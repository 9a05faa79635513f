/** @jest-environment node */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Readable } from "node:stream";

import { patchIncomingMessage } from "./adapter";

/** Reads the socket, as Node 24 does. */
const destroy = jest.fn(function (
  this: IncomingMessage,
  error: Error | null,
  callback: (error?: Error | null) => void,
) {
  if (this.socket.readyState !== "opening") callback(error);
});

// eslint-disable-next-line @typescript-eslint/unbound-method -- Put back as it was: other tests of this process use it, too.
const original = IncomingMessage.prototype._destroy;

beforeEach(() => {
  IncomingMessage.prototype._destroy = destroy;
  patchIncomingMessage();
});
afterEach(() => {
  IncomingMessage.prototype._destroy = original;
});

it("lets a request without a socket, as gatsby-adapter-netlify makes it, end after its body", async () => {
  const request: Readable = Object.assign(new Readable(), IncomingMessage.prototype);
  request.push("body");
  request.push(null);
  const ended = new Promise((resolve, reject) => request.on("close", resolve).on("error", reject));
  request.resume();
  await expect(ended).resolves.toBeUndefined();
});

it("leaves a request with a socket to Node", async () => {
  const request = new IncomingMessage(new Socket());
  request.destroy();
  await new Promise((resolve) => request.on("close", resolve));
  expect(destroy).toHaveBeenCalledTimes(1);
});
