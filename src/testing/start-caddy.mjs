import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "node:tls";

const GUIDE = "docs/hosting/Caddyfile";
const NAME = "www.example.com";
const MAX_TRIES = 100;

/**
 * Where Caddy listens: `http` alone; or `https` for a name, with a certificate that Caddy makes itself, and `http`, which sends there.
 * @typedef {{ http: number, https?: { name: string, port: number } }} CaddyPorts
 */

/**
 * @param {string} guide
 * @param {CaddyPorts} ports
 * @param {number} upstream
 */
function adaptCaddyfile(guide, { http, https }, upstream) {
  const site = guide
    .slice(guide.indexOf(`${NAME} {`), guide.indexOf("\nexample.com {"))
    .replace("127.0.0.1:8000", `127.0.0.1:${upstream}`)
    .replace(NAME, https?.name ?? `http://127.0.0.1:${http}`);
  const settings = https
    ? ["admin off", "skip_install_trust", "local_certs", `http_port ${http}`, `https_port ${https.port}`]
    : ["admin off", "auto_https off"];
  return `{\n\t${settings.join("\n\t")}\n}\n${site}`;
}

/**
 * Returns the hash of the key of the certificate that a server shows for a name, as Chromium's `--ignore-certificate-errors-spki-list` takes it;
 * `undefined` as long as there is none.
 * @param {{ name: string, port: number }} https
 * @returns {Promise<string | undefined>}
 */
function getKeyHash({ name, port }) {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, servername: name, rejectUnauthorized: false });
    socket.once("error", () => resolve(undefined));
    socket.once("secureConnect", () => {
      const key = socket.getPeerX509Certificate()?.publicKey.export({ type: "spki", format: "der" });
      socket.destroy();
      resolve(key && createHash("sha256").update(key).digest("base64"));
    });
  });
}

/**
 * Starts Caddy as `docs/hosting/Caddyfile` sets it up, from the repository's folder, in front of a server on this machine; the program has to be
 * installed. `folder` must
 * exist. Gets what stops it, and of https the hash of the certificate's key.
 * @param {string} folder
 * @param {CaddyPorts} ports
 * @param {number} upstream
 * @returns {Promise<{ keyHash: string, stop(): Promise<void> }>}
 */
export async function startCaddy(folder, ports, upstream) {
  const file = join(folder, "Caddyfile");
  await writeFile(file, adaptCaddyfile(await readFile(GUIDE, "utf8"), ports, upstream));
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { PATH: process.env.PATH, HOME: folder },
  });
  let hasEnded = false;
  child.once("error", () => (hasEnded = true));
  child.once("exit", () => (hasEnded = true));
  process.once("exit", () => child.kill());
  for (let tries = 0; tries < MAX_TRIES && !hasEnded; tries += 1) {
    const keyHash = ports.https ? await getKeyHash(ports.https) : "";
    const answer = await fetch(`http://127.0.0.1:${ports.http}/`, { redirect: "manual" }).catch(
      () => undefined,
    );
    if (answer && answer.status < 500 && keyHash !== undefined)
      return {
        keyHash,
        async stop() {
          const ended = once(child, "exit");
          child.kill();
          await ended;
        },
      };
    await sleep(100);
  }
  throw new Error("Caddy did not start. Expected the program “caddy” to be installed.");
}
