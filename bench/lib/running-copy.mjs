import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { createEnvironment } from "./build-copy.mjs";

const PATIENCE_MS = 120_000;

/** Waits until an address answers what is right; gets when it did. */
export async function waitFor(url, isRight) {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response && isRight(await response.text())) return performance.now();
    await sleep(50);
  }
  throw new Error(`${url} did not become right in ${PATIENCE_MS / 1000} s.`);
}

/** Runs `npm start` in a built copy of the repository; gets how its editor is called by who has the printed link. */
export async function startCopy(root, variables = {}) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = createEnvironment({ PORT: String(port), NODE_ENV: "production", ...variables });
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: "inherit" });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  await waitFor(url, () => true);
  const cookie = await openEditorSession(url, join(root, ".data"));
  return {
    ...{ url, cookie, pid: child.pid },
    async call(action, params = {}) {
      const headers = { "content-type": "application/json", origin: url, cookie };
      const body = JSON.stringify({ action, params });
      const response = await fetch(`${url}/api/editor`, { method: "POST", headers, body });
      if (!response.ok)
        throw new Error(`${action} was answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
    },
  };
}
