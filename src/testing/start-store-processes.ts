import { buildSync } from "esbuild";
import { spawn } from "node:child_process";
import { once } from "node:events";

import type { StoreSettings } from "./describe-stores";

/** Processes that open a store when they are told where it is. */
export interface StoreProcesses {
  /** Has all of them open the same store at the same time and close it; gets what each one says, "opened" or the error. */
  open(settings: StoreSettings): Promise<string[]>;
  stop(): Promise<void>;
}

const PROGRAM = `
  import { openStore } from "./src/server/store";
  process.on("message", async (settings) => {
    try {
      const store = await openStore(settings);
      await store.close();
      process.send("opened");
    } catch (error) {
      process.send(String(error));
    }
  });
  process.on("disconnect", () => process.exit());
  process.send("ready");
`;

/** Starts processes of their own which have the store's code loaded, so that they open it within the same milliseconds. */
export async function startStoreProcesses(count: number): Promise<StoreProcesses> {
  const [bundle] = buildSync({
    stdin: { contents: PROGRAM, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
  }).outputFiles;
  const start = async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-"], {
      stdio: ["pipe", "ignore", "inherit", "ipc"],
    });
    child.stdin?.end(bundle?.text);
    await once(child, "message");
    return child;
  };
  const children = await Promise.all(Array.from({ length: count }, start));
  return {
    open: (settings) =>
      Promise.all(
        children.map(async (child) => {
          const answer = once(child, "message");
          child.send(settings);
          return String((await answer)[0]);
        }),
      ),
    async stop() {
      await Promise.all(
        children.map(async (child) => {
          const ended = once(child, "exit");
          child.disconnect();
          await ended;
        }),
      );
    },
  };
}
