/** @jest-environment node */
import { captureLog } from "../../testing/capture-log";
import { startFakeGithub, type FakeGithub } from "../../testing/fake-github";
import { startTestSite, type TestSite } from "../../testing/start-test-site";

const ORIGIN = "https://site.example";

let github: FakeGithub;
let site: TestSite;
beforeEach(async () => {
  captureLog();
  github = await startFakeGithub();
  site = await startTestSite({
    SITE_URL: ORIGIN,
    CMS_REPO: "agency/site",
    CMS_BRANCH: "main",
    GITHUB_CLIENT_ID: "the-client",
    GITHUB_CLIENT_SECRET: "the-secret",
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.url,
  });
});
afterEach(async () => {
  await site.stop();
  await github.stop();
});

const get = (path: string, cookie = "") =>
  fetch(site.url + path, { redirect: "manual", headers: { cookie } });

async function start() {
  const response = await get("/api/auth?provider=github&site_id=evil.example&scope=repo");
  const location = response.headers.get("location") ?? "";
  const [cookie = "", ...attributes] = (response.headers.get("set-cookie") ?? "").split("; ");
  return { response, location, cookie, attributes };
}

/** The path of the callback, as GitHub sends the browser to it. */
function signIn(location: string): string {
  const { pathname, search } = new URL(github.authorize(location));
  return pathname + search;
}

/** What the popup would hand to the editor. */
async function finish(path: string, cookie: string) {
  const response = await get(path, cookie);
  const page = await response.text();
  const message = /m=("(?:[^"\\]|\\.)*")/.exec(page)?.[1];
  return { response, page, message: message === undefined ? page : (JSON.parse(message) as string) };
}

describe("signing in to the editor with GitHub", () => {
  it("sends the browser to GitHub with a state, PKCE and our own address, and believes nothing of the query", async () => {
    const { response, location, cookie, attributes } = await start();
    expect(response.status).toBe(302);
    const { origin, pathname, searchParams } = new URL(location);
    expect([origin, pathname]).toEqual([github.url, "/login/oauth/authorize"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "the-client",
      redirect_uri: `${ORIGIN}/api/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "S256",
      allow_signup: "false",
    });
    expect(cookie).toMatch(/^__Host-decap-oauth=[\w-]{43}\.[\w-]{43}\.\d+\.[\w-]{43}$/);
    expect(attributes).toEqual(["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=600", "Secure"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  });

  it("refuses another provider", async () => {
    expect((await get("/api/auth?provider=gitlab")).status).toBe(400);
  });

  it("hands the token over after a sign-in that was started here", async () => {
    const { location, cookie } = await start();
    const { response, page, message } = await finish(signIn(location), cookie);
    expect(message).toBe('authorization:github:success:{"token":"gho_token","provider":"github"}');
    expect(page).toContain(`const o="${ORIGIN}"`);
    expect(page).toContain("opener.postMessage(m,o)");
    expect(page).not.toMatch(/postMessage\([^)]*("\*"|e\.origin)/);
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  it.each<[string, (path: string, cookie: string) => [string, string]]>([
    [
      "the wrong state",
      (path, cookie) => [path.replace(/state=[\w-]{43}/, `state=${"a".repeat(43)}`), cookie],
    ],
    ["no state", (path, cookie) => [path.replace(/&state=[\w-]+/, ""), cookie]],
    ["no cookie", (path) => [path, ""]],
    ["two cookies of the name", (path, cookie) => [path, `${cookie}; ${cookie}`]],
    ["no code", (path, cookie) => [path.replace(/code=[\w-]+&/, ""), cookie]],
    ["a made-up code", (path, cookie) => [path.replace(/code=[\w-]+/, "code=made-up"), cookie]],
    ["another's verifier", (path, cookie) => [path, cookie.replace(/\.[\w-]{43}\./, `.${"b".repeat(43)}.`)]],
    ["a cookie whose end was put off", (path, cookie) => [path, cookie.replace(/\.\d+/, ".9999999999999")]],
    ["a cookie without a signature", (path, cookie) => [path, cookie.replace(/\.[^.]*$/, "")]],
  ])("gives no token to a callback with %s", async (_name, tamper) => {
    const { location, cookie } = await start();
    const { response, message } = await finish(...tamper(signIn(location), cookie));
    expect(message).toMatch(/^authorization:github:error:/);
    expect(message).not.toContain("gho_");
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("answers a sign-in once", async () => {
    const { location, cookie } = await start();
    const path = signIn(location);
    expect((await finish(path, cookie)).message).toContain("success");
    const again = await finish(path, cookie);
    expect(again.message).toContain("error");
    expect(again.page).not.toContain("gho_");
  });

  it("gives no token for a sign-in that has taken longer than ten minutes", async () => {
    const { location, cookie } = await start();
    const path = signIn(location);
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 600_001);
    expect((await finish(path, cookie)).message).toContain("took too long");
    jest.restoreAllMocks();
  });

  it("answers a sign-in once, also when its cookie comes back with another end", async () => {
    const { location, cookie } = await start();
    const soon = cookie.replace(/\.\d+/, `.${Date.now() + 300}`);
    const first = await finish(signIn(location), soon);
    await new Promise((resolve) => setTimeout(resolve, 350));
    const second = await finish(signIn(location), cookie);
    expect([first, second].filter(({ page }) => page.includes("gho_"))).toHaveLength(1);
  });

  it("gives the token back of somebody who may not write, and tells them what to do", async () => {
    github.mayPush = false;
    const { location, cookie } = await start();
    const { page, message } = await finish(signIn(location), cookie);
    expect(message).toContain("/admin/registro");
    expect(page).not.toContain("gho_");
    expect(github.revoked).toEqual(["gho_token"]);
  });

  it("says so, in both languages of the office, when GitHub does not answer", async () => {
    const { location, cookie } = await start();
    const path = signIn(location);
    await github.stop();
    const { page, message } = await finish(path, cookie);
    expect(message).toContain("GitHub did not answer");
    expect(page).toContain('<p lang="es">GitHub no respondió.');
    github = await startFakeGithub();
  });

  it("tells the editor where it saves, and no secret", async () => {
    const response = await get("/api/cms");
    expect(await response.json()).toEqual({
      mode: "github",
      siteUrl: ORIGIN,
      repo: "agency/site",
      branch: "main",
    });
  });
});

describe("without a GitHub App", () => {
  it("has no sign-in", async () => {
    await site.stop();
    site = await startTestSite();
    expect((await get("/api/auth?provider=github")).status).toBe(503);
    expect((await get("/api/callback?code=x&state=y")).status).toBe(503);
    expect(await (await get("/api/cms")).json()).toEqual({ mode: "local", siteUrl: "http://site.example" });
  });
});
