import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

import { ROOT } from "./root.mjs";

const running = new Set();

function stopAll(signal) {
  for (const child of running) child.kill(signal);
  process.exit(130);
}

// Ctrl-C also ends the programs that a step has started.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopAll(signal));

function getLastLine(text) {
  return stripVTControlCharacters(text).trim().split("\n").pop() ?? "";
}

/**
 * Runs a program in the repository's folder and collects what it prints.
 * `onLine` hears the last line it printed. Resolves with its exit code and output; a program that is not there has code 127, as in a shell.
 */
export function runProgram(program, args, { env = process.env, onLine = () => {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
      onLine(getLastLine(String(chunk)));
    };
    const end = (code, lastWords = "") => {
      running.delete(child);
      resolve({ code, output: stripVTControlCharacters(output + lastWords) });
    };
    running.add(child);
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.on("error", (error) => end(127, error.message));
    child.on("close", (code) => end(code ?? 1));
  });
}

/** Runs npm: the one that started us when there is one, otherwise the one on the path. */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) return runProgram(process.execPath, [npm, ...args], options);
  return runProgram("npm", args, { ...options, shell: process.platform === "win32" });
}
