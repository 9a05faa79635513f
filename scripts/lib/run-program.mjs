import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

import { ROOT } from "./root.mjs";

const HEARTBEAT_MS = 30_000;

/** Formats a duration in milliseconds as seconds, e.g. `0.4 s`, `83 s`. */
export function formatSeconds(milliseconds) {
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** The steps that are running, each a function that gets its line; some commands run two at once. */
const running = new Set();

function paint() {
  const line = [...running].map((getLine) => getLine()).join("  ");
  process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

/**
 * Runs one step of a command and prints its title and duration: while it runs a line that counts the seconds in a terminal, a line every 30 s in
 * a log. `work` gets a function that shows a detail beside the title; `undefined` leaves the one before.
 */
export async function runStep(title, work) {
  const { isTTY } = process.stdout;
  const started = performance.now();
  let detail = "";
  const getTime = () => formatSeconds(performance.now() - started);
  const getLine = () => `… ${title} (${getTime()}) ${detail}`.trimEnd();
  if (!isTTY) console.log(`… ${title}`);
  running.add(getLine);
  const timer = isTTY ? setInterval(paint, 250) : setInterval(() => console.log(getLine()), HEARTBEAT_MS);
  const end = (mark) => {
    clearInterval(timer);
    running.delete(getLine);
    console.log(`${isTTY ? "\r\x1b[K" : ""}${mark} ${title} (${getTime()})`);
  };
  try {
    const result = await work((text) => (detail = text ?? detail));
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  }
}

const SIGNALS = ["SIGINT", "SIGTERM"];

const getLastLine = (text) => stripVTControlCharacters(text).trim().split("\n").pop();

/**
 * Runs a program in the repository's folder and collects what it prints.
 * `onLine` hears the last line it printed. Resolves with its exit code and output; a program that is not there has code 127, as in a shell.
 */
export function runProgram(program, args, { env = process.env, onLine = () => {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    const stop = (signal) => {
      child.kill(signal);
      // After the handlers of other programs.
      setImmediate(() => process.exit(130));
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    let output = "";
    const collect = (chunk) => {
      output += chunk;
      onLine(getLastLine(chunk));
    };
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve({ code, output: stripVTControlCharacters(output) });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", collect);
    child.on("error", ({ message }) => {
      output += message;
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

/** Runs npm: the one that started us when there is one, otherwise the one on the path. */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) return runProgram(process.execPath, [npm, ...args]);
  return runProgram("npm", args, { shell: process.platform === "win32" });
}
