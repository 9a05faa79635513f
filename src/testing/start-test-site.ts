import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createApp } from "../hosting/create-app";
import type { LoadedFunction } from "../hosting/load-functions";
import { startServer } from "../hosting/start-server";
import { parseEnv, type Env } from "../server/platform/env";
import { forgetSingleton, processSingleton } from "../server/platform/process-singleton";
import { closeStore, getStore, type Store } from "../server/store";
import { createMatcher } from "../workarounds/gatsby/functions-manifest";
import { makeDataFolder } from "./data-folder";
import { makeTemporaryFolder } from "./temporary-folder";

type Handler = (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => Promise<void>;

export interface TestSite {
  url: string;
  env: Env;
  store(): Promise<Store>;
  stop(): Promise<void>;
}

const API = join(__dirname, "..", "api");

/** Compiled and loaded at its first call: most tests call one or two functions. */
function toLoaded(file: string): LoadedFunction {
  const route = file.replace(/\.ts$/, "").replace("[...]", "*").replace("[name]", ":name");
  return {
    match: createMatcher(route),
    async run(request, response) {
      const { default: handle } = (await import(join(API, file))) as { default: Handler };
      return handle(request as GatsbyFunctionRequest, response as GatsbyFunctionResponse);
    },
  };
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
  for (const name of [
    "env",
    "store",
    "outbox-worker",
    "mailer",
    "health",
    "held-check",
    "reminder-check",
    "review-invitations",
  ])
    forgetSingleton(name);
  processSingleton("env", () => env);
  const publicFolder = makeTemporaryFolder();
  writePages(publicFolder);
  const names = readdirSync(API, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  // Exact routes come first, then the longest pattern, as in the real host.
  const files = names.sort(
    (a, b) => Number(a.includes("[")) - Number(b.includes("[")) || b.length - a.length,
  );
  const server = await startServer(createApp(publicFolder, files.map(toLoaded)));
  return {
    url: `http://127.0.0.1:${server.port}`,
    env,
    store: getStore,
    async stop() {
      await server.stop();
      await closeStore().catch(() => undefined);
      for (const name of ["env", "outbox-worker", "health"]) forgetSingleton(name);
    },
  };
}
