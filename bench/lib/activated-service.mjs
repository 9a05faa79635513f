import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts the program ($1) with the socket as descriptor 3, again and again, as systemd does with `Restart=always`. */
const LOOP = `while :; do
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1" &
  echo "started $!"
  wait
done`;

/** Opens a socket that a child process inherits; this process itself accepts nothing. */
async function openSocket(port) {
  const socket = createServer().listen(port, "127.0.0.1");
  await once(socket, "listening");
  return socket;
}

/**
 * Stands for systemd with a socket unit: holds a socket open and gives it to a program, which may be started anew while clients wait.
 * Gets what restarts the program and what ends it.
 */
export async function startActivated(program, port, variables) {
  const socket = await openSocket(port);
  const shell = spawn("sh", ["-c", LOOP, process.execPath, program], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), ...variables },
    // Node has no public name for the descriptor of a socket.
    stdio: ["ignore", "pipe", "pipe", socket._handle.fd],
    detached: true,
  });
  const killAll = () => process.kill(-shell.pid, "SIGKILL");
  process.once("exit", killAll);
  socket.close();
  let log = "";
  for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (chunk) => (log += chunk));
  const count = () => log.split(" is at ").length - 1;

  async function waitUntilStarted(starts) {
    while (count() < starts) await sleep(20);
  }
  const getPid = () => Number([...log.matchAll(/^started (\d+)$/gm)].at(-1)[1]);

  await waitUntilStarted(1);
  return {
    getLog: () => log,
    /** Ends the program as `systemctl restart` does. Gets the milliseconds until the next one answers. */
    async restart() {
      const [starts, began] = [count(), performance.now()];
      process.kill(getPid(), "SIGTERM");
      await waitUntilStarted(starts + 1);
      return Math.round(performance.now() - began);
    },
    async end() {
      process.off("exit", killAll);
      process.kill(shell.pid, "SIGKILL");
      process.kill(getPid(), "SIGTERM");
      await once(shell.stdout, "close");
    },
  };
}
