import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createApp } from "../hosting/create-app";
import { startServer } from "../hosting/start-server";
import { parseEnv, setEnv, type Env } from "../server/platform/env";
import { closeStore, getStore, setStore, type Store } from "../server/store";
import { makeDataFolder } from "./data-folder";
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
