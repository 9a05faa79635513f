import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";

import { checkPortIsFree, getAddress, parsePort } from "./port.mjs";

test("a port is a whole number", () => {
  assert.equal(parsePort("8001"), 8001);
  for (const wrong of ["", "abc", "0", "70000", "80.5"])
    assert.throws(() => parsePort(wrong), /expected a number from 1 to 65535/);
});

test("an address is one that a person can open", () => {
  assert.equal(getAddress("127.0.0.1", 8000), "http://127.0.0.1:8000");
  assert.equal(getAddress("0.0.0.0", 8000), "http://127.0.0.1:8000");
  assert.equal(getAddress("::1", 8000), "http://[::1]:8000");
});

test("a port in use is refused, with the way out", async (context) => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => server.close());
  const { port } = server.address();
  await assert.rejects(checkPortIsFree("127.0.0.1", port), {
    message: /taken by another program/,
    hint: /PORT=8001 npm start/,
  });
});
