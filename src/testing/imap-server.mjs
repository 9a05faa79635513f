import { execFileSync, spawn } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ImapFlow } from "imapflow";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { findDovecot } from "./find-dovecot.mjs";

const USER = "agency";
const PASSWORD = "secret";
const NOBODY = 65_534;

/**
 * A running mail server with one mailbox. `url` is for `IMAP_URL`. `append` puts a mail into the inbox as a delivery does; `list` reads
 * all mails with their flags; `stop` ends the server, and `remove` its files, too.
 * @typedef {{
 *   url: string, folder: string, port: number,
 *   append(raw: string | Buffer, at?: Date): Promise<void>,
 *   list(): Promise<{ uid: number, flags: string[] }[]>,
 *   stop(): Promise<void>, remove(): Promise<void>,
 * }} TestImap
 */

function writeConfiguration(/** @type {string} */ folder, /** @type {number} */ port) {
  const isRoot = process.getuid?.() === 0;
  const uid = isRoot ? NOBODY : process.getuid?.();
  const gid = isRoot ? NOBODY : process.getgid?.();
  const ask = (/** @type {string} */ what) => execFileSync("id", [what], { encoding: "utf8" }).trim();
  const users = isRoot
    ? ""
    : `default_internal_user = ${ask("-un")}
default_internal_group = ${ask("-gn")}
default_login_user = ${ask("-un")}
`;
  return `${users}base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
}

async function untilListening(/** @type {number} */ port) {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = createConnection(port, "127.0.0.1");
    const isThere = await Promise.race([
      once(socket, "data").then(() => true),
      once(socket, "error").then(() => false),
      once(socket, "close").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error("Dovecot did not start within 10 seconds.");
}

/**
 * Starts a real IMAP server (Debian's dovecot) on loopback, in less than a second. With the folder and port of one that was stopped it
 * has the same mails again; another folder on the same port is a mailbox with another UIDVALIDITY. It ends with this process.
 * @param {string} [existing]
 * @param {number} [chosen]
 * @returns {Promise<TestImap>}
 */
export async function startImapServer(existing, chosen) {
  const program = findDovecot();
  if (program === undefined) throw new Error("No dovecot 2.3 was found: sudo apt-get install dovecot-imapd");
  const folder = existing ?? (await mkdtemp(join(tmpdir(), "palmarena-imap-")));
  const port = chosen ?? (await findFreePort());
  // Dovecot gives up its rights, and must get here without them.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "mail"), { recursive: true });
  if (process.getuid?.() === 0) await chown(join(folder, "mail"), NOBODY, NOBODY);
  const configuration = join(folder, "dovecot.conf");
  await writeFile(configuration, writeConfiguration(folder, port));
  // The shell ends the server when this process has gone, however it went; with the group, those who still serve a connection.
  const script = '"$0" -F -c "$1" & trap "" TERM INT; read -r line; kill $!; wait $!; kill -KILL 0';
  const child = spawn("/bin/sh", ["-c", script, program, configuration], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  child.stdin.on("error", () => undefined);
  await untilListening(port);
  const url = `imap://${USER}:${PASSWORD}@127.0.0.1:${port}/`;

  /** @template Result @param {(client: ImapFlow) => Promise<Result>} use */
  async function connected(use) {
    const auth = { user: USER, pass: PASSWORD };
    const client = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth, logger: false });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.logout();
    }
  }

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.stdin.end();
    await ended;
  }

  return {
    ...{ url, folder, port, stop },
    append: (raw, at) =>
      connected(async (client) => {
        await client.append("INBOX", raw, [], at);
      }),
    list: () =>
      connected(async (client) => {
        const { exists } = await client.mailboxOpen("INBOX", { readOnly: true });
        const mails = exists === 0 ? [] : await client.fetchAll("1:*", { uid: true, flags: true });
        return mails.map(({ uid, flags }) => ({ uid, flags: [...(flags ?? [])] }));
      }),
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
