/** @jest-environment node */
import type * as HttpErrors from "./http/http-error";

import { OutdatedChangeError } from "../../editor/backend/change-checks";
import { toErrorAnswer } from "./http/handler";
import { HttpError } from "./http/http-error";

/** The class as another function's bundle has it. */
function loadCopy(): typeof HttpErrors {
  let copy: typeof HttpErrors | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof HttpErrors>("./http/http-error");
  });
  if (copy === undefined) throw new Error("The copy was not loaded.");
  return copy;
}

describe("an error of another function's bundle", () => {
  const { HttpError: Copy } = loadCopy();
  const error = new Copy("too-many-requests", { retryAfter: 7 });

  it("is known by its kind", () => {
    expect(Copy).not.toBe(HttpError);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).not.toBeInstanceOf(OutdatedChangeError);
    const ofOctokit = Object.assign(new Error("Server Error"), { name: "HttpError" });
    expect(ofOctokit).not.toBeInstanceOf(HttpError);
  });

  it("is answered as one of its own", () => {
    expect(toErrorAnswer(error)).toEqual({
      status: 429,
      headers: { "Retry-After": "7" },
      json: { code: "too-many-requests", retryAfter: 7 },
    });
  });
});
