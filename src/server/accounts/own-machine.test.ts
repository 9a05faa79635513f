/** @jest-environment node */
import { once } from "node:events";
import { statSync } from "node:fs";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";

import { addPerson, ANA, createBrowser, getCookie, signInAs } from "../../testing/staff-client";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { parseEnv } from "../platform/env";
import { loadEditorKey, printEditorLinks } from "./sign-in";
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
    expect(statSync(join(site.env.dataDir, "editor-key")).mode & 0o777).toBe(0o600);
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
    const call = httpRequest(`${site.url}/api/staff/session.open`, { method: "POST", headers });
    call.end(JSON.stringify({ key }));
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(401);
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
  it("is none of one's own machine, by HOST, SITE_URL or TRUST_PROXY", () => {
    const own = [{}, { HOST: "localhost", SITE_URL: "http://localhost:8000" }, { HOST: "::1" }];
    const others = [
      ...["https://palmarena.example", "http://palmarena.example", "https://127.0.0.1"].map((SITE_URL) => ({
        SITE_URL,
      })),
      ...[{ HOST: "0.0.0.0" }, { TRUST_PROXY: "1" }],
    ];
    expect(own.filter((variables) => !isOwnMachine(parseEnv(variables)))).toEqual([]);
    expect(others.filter((variables) => isOwnMachine(parseEnv(variables)))).toEqual([]);
  });

  const site = setUpTestSite();
  it("takes no key, and no session of a local owner", async () => {
    const key = loadEditorKey(site.env.dataDir);
    expect((await createBrowser(site).mutate("session.open", { key })).status).toBe(401);
    expect(loadEditorKey(site.env.dataDir)).toBe(key);
  });

  it("sends no cookie over http: neither sets it without Secure, nor reads the one of loopback", async () => {
    const ana = await signInAs(site, await addPerson(site, ANA));
    const plain = ana.cookie.replace("__Host-staff", `staff-${new URL(site.url).port}`);
    expect((await createBrowser(site, plain).query("me.get")).status).toBe(401);
    expect((await ana.query("me.get")).status).toBe(200);
  });
});
