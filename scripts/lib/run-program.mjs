import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

import { ROOT } from "./root.mjs";

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
