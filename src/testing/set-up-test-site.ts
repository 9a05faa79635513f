import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { getNextDays } from "../domain/booking/running-days";
import type { Collection } from "../domain/config/offer";
import type { StaffRole } from "../domain/config/staff";
import type { OfferFacts } from "../domain/contracts/offer-facts";
import { createApp } from "../hosting/create-app";
import { startServer } from "../hosting/start-server";
import { getOutboxPassword } from "../server/platform/secrets";
import { type Env, parseEnv, setEnv } from "../server/platform/env";
import { loadOffer, loadSettings } from "../server/platform/published";
import { closeStore, getStore, setStore, type Store } from "../server/store";
import { captureLog } from "./capture-log";
import { makeDataFolder } from "./describe-stores";
import { makeTemporaryFolder } from "./temporary-folder";

export interface TestSite {
  url: string;
  env: Env;
  store(): Promise<Store>;
  stop(): Promise<void>;
}

function writePages(folder: string): void {
  const pages = {
    "index.html": "home",
    "es/excursiones/index.html": "excursiones",
    "404/index.html": "not found",
    "es/404/index.html": "no encontrada",
  };
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), `<!doctype html><title>${text}</title>`);
  }
  writeFileSync(join(folder, ".secret"), "secret");
  writeFileSync(join(folder, "film.mp4"), "0123456789");
}

/** Starts the real host with the real functions and a few pages, under an environment of the test. */
export async function startTestSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const env = parseEnv({
    DATA_DIR: variables["DATA_DIR"] ?? (await makeDataFolder()),
    SECRET: "s".repeat(40),
    RATE_LIMIT: "0",
    SITE_URL: "http://site.example",
    ...variables,
  });
  setEnv(env);
  setStore(undefined);
  const publicFolder = makeTemporaryFolder();
  writePages(publicFolder);
  const server = await startServer(createApp(publicFolder));
  return {
    url: `http://127.0.0.1:${server.port}`,
    env,
    store: getStore,
    async stop() {
      await server.stop();
      await closeStore().catch(() => undefined);
      setEnv(undefined);
    },
  };
}

/** The site of a test, and the ways in which tests talk to it. */
export interface SiteClient extends Pick<TestSite, "url" | "env" | "store"> {
  readLog(): string;
  /** Asks without following a redirect. */
  get(path: string): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts as a browser without scripts does. */
  postForm(path: string, body: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  follow(response: Response): Promise<{ page: Response; html: string }>;
}

/** A fresh site for each test of the file or `describe` in which it is called. */
export function setUpTestSite(variables: Record<string, string> = {}): SiteClient {
  let site: TestSite;
  let readLog: () => string;
  beforeEach(async () => {
    readLog = captureLog();
    site = await startTestSite(variables);
  });
  afterEach(() => site.stop());
  const send = (path: string, init: RequestInit) => fetch(site.url + path, { redirect: "manual", ...init });
  return {
    get url() {
      return site.url;
    },
    get env() {
      return site.env;
    },
    store: () => site.store(),
    readLog: () => readLog(),
    get: (path) => send(path, {}),
    postJson: (path, body, headers = {}) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    postForm: (path, body, headers = {}) =>
      send(path, { method: "POST", headers, body: new URLSearchParams(body) }),
    async follow(response) {
      const page = await fetch(new URL(response.headers.get("location") ?? "", site.url));
      return { page, html: await page.text() };
    },
  };
}

/** Reads an answer in JSON. */
export async function readJson(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Adds a person to the site of the test and signs them in; gets the value of the session's cookie. */
export async function openSession(name: string, role: StaffRole = "staff"): Promise<string> {
  const { staff } = await getStore();
  const email = `${name.toLowerCase()}@example.com`;
  const person = await staff.people.add({ email, name, locale: "es", role }, Date.now());
  if (!person) throw new Error(`${email} is there already.`);
  return staff.sessions.begin({ personId: person.id, device: "Test" }, Date.now());
}

/** Makes the answers to the newest enquiries of a test site due that wait, and has the scheduler call it: the reminders leave. */
export async function remindNow(site: SiteClient, newest = 100): Promise<void> {
  const { enquiries } = await site.store();
  const now = Date.now();
  for (const { id, dueAt } of await enquiries.list(newest))
    if (dueAt !== null)
      await enquiries.change(
        { which: { id }, change: { fields: { dueAt: now - 1 }, keepsVersion: true } },
        now,
      );
  const authorization = `Bearer ${getOutboxPassword("s".repeat(40))}`;
  const { status } = await site.postJson("/api/outbox", {}, { authorization });
  if (status !== 200) throw new Error(`/api/outbox answered ${status}`);
}

/** Finds a day on which an offer runs, neither today nor tomorrow: the third of them, or a later one. */
export function findRunningDay(
  { service, collection }: { service: string; collection: "excursions" | "activities" },
  count = 3,
): string {
  const offer = loadOffer(service, collection);
  if (!offer) throw new Error(`There is no offer ${service}.`);
  const rules = loadSettings().site.en.booking;
  return getNextDays({ offer, port: undefined, rules, now: Date.now() }, count).at(-1) ?? "";
}

export function getOfferFacts(key: string, collection: Collection = "excursions"): OfferFacts {
  const facts = loadOffer(key, collection);
  if (!facts) throw new Error(`There is no offer ${key}.`);
  return facts;
}

/** Has the server know something else of an offer during each test of a file, as after a save. */
export function withOfferFacts(key: string, change: Partial<OfferFacts>): void {
  const facts = getOfferFacts(key);
  const asBuilt = { ...facts };
  beforeEach(() => {
    Object.assign(facts, change);
  });
  afterEach(() => {
    Object.assign(facts, Object.fromEntries(Object.keys(change).map((name) => [name, undefined])), asBuilt);
  });
}
