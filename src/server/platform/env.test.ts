/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { EnvironmentError, parseEnv } from "./env";

it("has a default for everything on one machine", () => {
  const env = parseEnv({});
  expect(env).toMatchObject({
    port: 8000,
    host: "127.0.0.1",
    siteUrl: "http://127.0.0.1:8000",
    rateLimit: 10,
    trustProxy: 0,
    retentionDays: 730,
    cms: { githubApiUrl: "https://api.github.com" },
  });
  expect(env.mailFrom).toMatch(/@farolito\.example$/);
  expect(env.agencyEmails).toHaveLength(1);
});

it.each([
  [{ PORT: "many" }, 'PORT: expected a whole number from 0 to 65535; found "many"'],
  [{ LETTERS_PER_MINUTE: "0" }, 'LETTERS_PER_MINUTE: expected a whole number from 1 to 1000000; found "0"'],
  [
    { SITE_URL: "www.example.com" },
    'expected an address like https://www.example.com; found "www.example.com"',
  ],
  [{ AGENCY_EMAIL: "ana, bea" }, 'like office@example.com, separated by commas; found "ana, bea"'],
  [{ CMS_PUSH: "yes" }, 'CMS_PUSH: expected 1 or 0; found "yes"'],
  [{ SECRET: "brief" }, "SECRET: expected at least 32 random characters; found something else"],
])("says of a wrong value what is expected and what was found: %j", (environment, sentence) => {
  expect(() => parseEnv(environment)).toThrow(sentence);
});

it("repeats no value that may hold a password", () => {
  const values = {
    DATABASE_URL: "mysql://u:hidden@x",
    SMTP_URL: "hidden@x",
    IMAP_URL: "hidden",
    SECRET: "hidden",
  };
  expect(() => parseEnv(values)).toThrow(/^(?!.*hidden).*DATABASE_URL: expected postgres:\/\//s);
});

it("names everything that a serverless host has not been told", () => {
  const lambda = { AWS_LAMBDA_FUNCTION_NAME: "contact" };
  const getSettings = (variables: Record<string, string>) => {
    try {
      return parseEnv(variables).siteUrl;
    } catch (error) {
      return error instanceof EnvironmentError ? error.settings : error;
    }
  };
  expect(getSettings(lambda)).toEqual(["DATABASE_URL", "SMTP_URL", "SITE_URL", "SECRET"]);
  expect(getSettings({ ...lambda, DATABASE_URL: "mysql://x/y" })).toEqual(["DATABASE_URL"]);
  const whole = {
    ...lambda,
    DATABASE_URL: "postgres://x/y",
    SMTP_URL: "smtp://x",
    SECRET: "s".repeat(40),
    URL: "https://from-netlify.example",
  };
  expect(getSettings(whole)).toBe("https://from-netlify.example");
  expect(getSettings({ ...whole, SITE_URL: "https://own.example" })).toBe("https://own.example");
  // On other hosts `URL` is ignored.
  expect(getSettings({ URL: "https://from-netlify.example" })).toBe("http://127.0.0.1:8000");
});

it("makes a secret once, readable by the owner only, and leaves no draft of it", () => {
  const dataDir = join(makeTemporaryFolder(), "data");
  const first = parseEnv({ DATA_DIR: dataDir }).getSecret();
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(dataDir)).toEqual(["secret"]);
  expect(readFileSync(join(dataDir, "secret"), "utf8").trim()).toBe(first);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
});

describe("where the server listens", () => {
  it.each([
    ["on its own address", {}, { port: 8000, host: "127.0.0.1" }],
    [
      "on the socket that systemd has opened",
      { LISTEN_FDS: "1", LISTEN_PID: String(process.pid) },
      { fd: 3 },
    ],
    ["on the socket of a parent that names no process", { LISTEN_FDS: "1" }, { fd: 3 }],
    [
      "on its own address when the socket is another process's",
      { LISTEN_FDS: "1", LISTEN_PID: "1" },
      { port: 8000, host: "127.0.0.1" },
    ],
  ])("is %s", (_where, environment, listenOn) => {
    expect(parseEnv(environment).listenOn).toEqual(listenOn);
  });
});

describe("the editor's repository", () => {
  const CMS_REPO = "agency/site";

  it.each<[Record<string, string>, string]>([
    [{ CMS_REPO }, "CMS_REPO: expected GITHUB_APP_ID with GITHUB_APP_PRIVATE_KEY, or GITHUB_TOKEN"],
    [{ CMS_REPO, GITHUB_APP_ID: "1" }, "GITHUB_APP_ID: expected together with GITHUB_APP_PRIVATE_KEY"],
    [{ CMS_REPO: "https://github.com/agency/site", GITHUB_TOKEN: "x" }, "CMS_REPO"],
  ])("is of no use with %j: %s", (environment, message) => {
    expect(() => parseEnv(environment)).toThrow(message);
  });
});
