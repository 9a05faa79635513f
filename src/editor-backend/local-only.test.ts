import { isLocalCms } from "./local-only";

describe("whether a server may edit itself", () => {
  const cms = { repo: undefined };
  const local = { host: "127.0.0.1", siteUrl: "http://127.0.0.1:8000", trustProxy: 0, cms };

  it.each<[string, object, boolean]>([
    ["on loopback without a repository", {}, true],
    ["reachable from other machines", { host: "0.0.0.0" }, false],
    ["behind a proxy", { trustProxy: 1 }, false],
    ["with a public address", { siteUrl: "https://palmarena.example" }, false],
    ["with a repository", { cms: { repo: "agency/site" } }, false],
  ])("%s", (_name, change, expected) => {
    expect(isLocalCms({ ...local, ...change })).toBe(expected);
  });
});
