import { stderr, stdout } from "node:process";

/** Keeps the server's log lines out of the test's output and gets them as text. Call it in a test or a `beforeEach`. */
export function captureLog(): () => string {
  const lines: string[] = [];
  const keep = (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  };
  jest.spyOn(stdout, "write").mockImplementation(keep);
  jest.spyOn(stderr, "write").mockImplementation(keep);
  return () => lines.join("");
}
