import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A proof that fails must not leave its servers behind. */
function endWithUs(child) {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}

/** Starts the built site (`.build/server.mjs` with `.cache/functions`) as a process of its own and waits until it listens. */
export function startSite(root, variables) {
  return startProgram(root, [".build/server.mjs"], variables);
}

/** Starts the `server.mjs` of a packaged site (`npm run package`), which may lie behind a link, in another folder. */
export function startPackaged(folder, program, variables) {
  return startProgram(folder, [program], variables);
}

/** Starts the same pages and functions under `gatsby serve`. */
export function startGatsbyServe(root, variables) {
  const args = ["serve", "--host", "127.0.0.1", "--port", variables.PORT];
  return startProgram(root, ["node_modules/gatsby/cli.js", ...args], { ...variables, CI: "true" });
}

async function startProgram(root, [program, ...args], variables) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...variables };
  const child = spawn(process.execPath, [join(root, program), ...args], {
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
      // Ours says "The site is at", Gatsby "You can now view … in the browser".
      if (/ is at |can now view/.test(log)) resolve();
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

/** Starts the PostgreSQL of the tests and gets its address. With a folder and a port it can be started again. */
export async function startPostgres(root, ...folderAndPort) {
  const args = [join(root, "src/testing/postgres-server.mjs"), ...folderAndPort.map(String)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.on("error", () => undefined);
  const [line] = await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("PostgreSQL ended instead of starting."))),
  ]);
  const end = async (word) => {
    const ended = once(child, "exit");
    child.stdin.end(word);
    await ended;
  };
  return { url: String(line).trim(), stop: () => end(""), kill: () => end("kill") };
}

/** Starts an SMTP server that takes and forgets every mail, as a process of its own. */
export async function startSmtpSink() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "smtp-sink.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  endWithUs(child);
  const [port] = await once(child.stdout, "data");
  return { url: `smtp://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}
