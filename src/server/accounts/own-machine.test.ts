/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import { request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";

import { createBrowser, getCookie } from "../../testing/staff-client";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { parseEnv } from "../platform/env";
import { loadEditorKey, printEditorLinks } from "./editor-key";
import { isOwnMachine } from "./session";

const HERE = { SITE_URL: "http://127.0.0.1:8000" };

describe("the link that one's own machine prints", () => {
  const site = setUpTestSite(HERE);
  const getKey = () => loadEditorKey(site.env.dataDir);
  const signIn = (key: string, headers = {}) => createBrowser(site).mutate("session.open", { key }, headers);
  const isSignedIn = async (cookie: string) =>
    (await createBrowser(site, cookie).query("me.get")).status === 200;

  it("has 256 random bits in a file that this user alone may read", () => {
    expect(getKey()).toMatch(/^[\w-]{43}$/);
    const file = join(site.env.dataDir, "editor-key");
    expect(readFileSync(file, "utf8").trim()).toBe(getKey());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("signs a local owner in, once; the next browser has the next one", async () => {
    const key = getKey();
    // A request from loopback alone is nobody's: a proxy looks the same.
    expect(await isSignedIn("")).toBe(false);
    const first = await signIn(key);
    const port = new URL(site.url).port;
    expect(first.headers.getSetCookie()[0]).toMatch(
      new RegExp(`^staff-${port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/; Max-Age=2592000$`),
    );
    expect((await readJson(first)).body).toMatchObject({ role: "owner" });
    expect((await signIn(key)).status).toBe(401);
    expect((await signIn("a".repeat(43))).status).toBe(401);
    const second = await signIn(getKey());
    expect([await isSignedIn(getCookie(first)), await isSignedIn(getCookie(second))]).toEqual([true, true]);
    expect((await (await site.store()).staff.people.list()).length).toBe(1);
  });

  it("is not taken under another host's name", async () => {
    const key = getKey();
    const headers: OutgoingHttpHeaders = { host: "evil.example", "content-type": "application/json" };
    const status = await new Promise((resolve, reject) => {
      const call = httpRequest(
        `${site.url}/api/staff/session.open`,
        { method: "POST", headers },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      call.on("error", reject);
      call.end(JSON.stringify({ key }));
    });
    expect(status).toBe(401);
    expect(getKey()).toBe(key);
  });

  it("is printed, and the next one as soon as it was used", async () => {
    const stop = printEditorLinks(site.env.dataDir, "http://127.0.0.1:8000");
    const first = getKey();
    await signIn(first);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    stop();
    const printed = [
      ...site.readLog().matchAll(/^Editor: http:\/\/127\.0\.0\.1:8000\/admin\/sign-in#key=(.+)$/gm),
    ];
    expect(printed.map(([, key]) => key)).toEqual([first, getKey()]);
  });
});

describe("a site that others reach", () => {
  it.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { HOST: "localhost", SITE_URL: "http://localhost:8000" }],
    [true, { HOST: "::1" }],
    [false, { HOST: "0.0.0.0" }],
    [false, { SITE_URL: "https://palmarena.example" }],
    [false, { SITE_URL: "http://palmarena.example" }],
    [false, { SITE_URL: "https://127.0.0.1" }],
    [false, { TRUST_PROXY: "1" }],
  ])("is one's own machine: %s, with %j", (expected, variables) => {
    expect(isOwnMachine(parseEnv(variables))).toBe(expected);
  });

  const site = setUpTestSite();
  it("takes no key, and no session of a local owner", async () => {
    const key = loadEditorKey(site.env.dataDir);
    expect((await createBrowser(site).mutate("session.open", { key })).status).toBe(401);
    expect(loadEditorKey(site.env.dataDir)).toBe(key);
  });

  it("sends no cookie over http: neither sets it without Secure, nor reads the one of loopback", async () => {
    const { people, sessions } = (await site.store()).staff;
    const ana = await people.add(
      { email: "ana@example.com", name: "Ana", locale: "es", role: "owner" },
      Date.now(),
    );
    const token = await sessions.begin({ personId: ana?.id ?? "", device: "" }, Date.now());
    const plain = `staff-${new URL(site.url).port}=${token}`;
    expect((await createBrowser(site, plain).query("me.get")).status).toBe(401);
    expect((await createBrowser(site, `__Host-staff=${token}`).query("me.get")).status).toBe(200);
  });
});
