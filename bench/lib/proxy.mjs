import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { startCaddy } from "../../src/testing/start-caddy.mjs";

const GUIDES = join(import.meta.dirname, "../../docs/hosting");
const UPSTREAM = "127.0.0.1:8000";

/** The last server of the guide's nginx.conf, without certificates and on these ports. */
async function writeNginxConf(folder, port, upstream) {
  const text = await readFile(join(GUIDES, "nginx.conf"), "utf8");
  const server = text
    .slice(text.lastIndexOf("\nserver {"))
    .replace(/^\s*(?:ssl_|listen \[).*$/gm, "")
    .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(UPSTREAM, `127.0.0.1:${upstream}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const head = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`;
  const http = `events {} http { access_log off; ${temporary} ${server} }`;
  await writeFile(join(folder, "nginx.conf"), `${head} ${http}`);
  return ["nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]];
}

async function startNginx(folder, port, upstream) {
  const [program, args] = await writeNginxConf(folder, port, upstream);
  const child = spawn(program, args, { stdio: "ignore", env: { ...process.env, HOME: folder } });
  process.once("exit", () => child.kill());
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) break;
    if (tries === 100 || child.exitCode !== null) throw new Error("nginx did not start.");
    await sleep(100);
  }
  return async () => {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
}

/** Starts a proxy of docs/hosting, `caddy` or `nginx`, in front of a server on this machine. Its folder must exist. Gets what stops it. */
export async function startProxy(name, folder, port, upstream) {
  if (name === "nginx") return startNginx(folder, port, upstream);
  return (await startCaddy(folder, { http: port }, upstream)).stop;
}
