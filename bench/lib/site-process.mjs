import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A test that fails must not leave its servers behind. */
function endWithUs(child) {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}

/** Starts the built site (`.build/server.mjs`) as a process of its own, on one processor where it is named, and waits until it listens. */
export function startSite(root, variables, cpu) {
  return startProgram(root, [".build/server.mjs"], variables, cpu);
}

/** Starts the `server.mjs` of a packaged site (`npm run package`), which may lie behind a link, in another folder. */
export function startPackaged(folder, program, variables) {
  return startProgram(folder, [program], variables);
}

async function startProgram(root, [file, ...args], variables, cpu) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...variables };
  const pin = cpu === undefined ? [] : ["taskset", "-c", String(cpu)];
  const [program, ...words] = [...pin, process.execPath, join(root, file), ...args];
  const child = spawn(program, words, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(child);
  let log = "";
  const errors = [];
  await new Promise((resolve, reject) => {
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
  return {
    url: `http://127.0.0.1:${variables.PORT}`,
    pid: child.pid,
    /** Gets the last lines of its error log. */
    getErrors: () => errors,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal) {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
