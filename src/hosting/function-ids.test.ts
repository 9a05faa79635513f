/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";

describe("functions", () => {
  it("have each an id of their own on Netlify, where brackets and slashes of a file's name count for nothing", () => {
    const files = readdirSync(join(__dirname, "../api"), { recursive: true, encoding: "utf8" });
    const ids = files.filter((file) => file.endsWith(".ts")).map((file) => file.split(/[^a-z]+/).join("-"));
    expect(ids.length).toBeGreaterThan(4);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
