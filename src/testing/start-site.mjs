import { spawn } from "node:child_process";
import { once } from "node:events";
import { env as environment, execPath } from "node:process";

/**
 * Starts a built or packaged site as a process of its own, and waits until it listens. The process
 * ends with this one.
 * @param {string} root
 * @param {Record<string, string>} variables its environment; `PORT` is among them
 * @param {{ file?: string }} [options]
 */
export async function startSite(root, variables, { file = ".build/server.mjs" } = {}) {
  const { PATH = "", HOME = "" } = environment;
  const env = { PATH, HOME, NODE_ENV: "production", ...variables };
  const child = spawn(execPath, [file], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let log = "";
  /** @type {string[]} */
  const errors = [];
  /** @type {Promise<void>} */
  const started = new Promise((resolve, reject) => {
    child.once("close", (code) =>
      reject(new Error(`The site ended with code ${code} instead of starting:\n${log}`)),
    );
    child.stderr.on("data", (chunk) => {
      log += chunk;
      errors.push(...String(chunk).split("\n"));
      errors.splice(0, errors.length - 1000);
    });
    child.stdout.on("data", (chunk) => {
      if (log.length < 20_000) log += chunk;
      if (log.includes("The site is at")) resolve();
    });
  });
  await started;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    ...{ url: `http://127.0.0.1:${variables["PORT"]}`, pid: child.pid, hasEnded },
    /** Returns the last lines of its error log. */
    getErrors: () => errors,
    /** @param {NodeJS.Signals} [signal] */
    async end(signal = "SIGTERM") {
      if (hasEnded()) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
