/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

import { isDeadOwner } from "./claim-owner";

describe("isDeadOwner", () => {
  it("knows dead processes of this machine, and leaves the others alone", () => {
    expect(isDeadOwner(`${hostname()}/4194303/${randomUUID()}`)).toBe(true);
    expect(isDeadOwner(`${hostname()}/${process.pid}/${randomUUID()}`)).toBe(true);
    expect(isDeadOwner(`${hostname()}/${process.ppid}/${randomUUID()}`)).toBe(false);
    expect(isDeadOwner(`elsewhere/4194303/${randomUUID()}`)).toBe(false);
  });
});
