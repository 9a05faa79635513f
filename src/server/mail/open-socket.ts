import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a TCP connection, or rejects: nobody there, or no answer in time. Encryption comes on top of it. */
export async function openSocket(host: string, port: number, timeoutMs: number): Promise<Socket> {
  const socket = connect({ host, port, timeout: timeoutMs });
  const giveUp = () => socket.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" }));
  socket.once("timeout", giveUp);
  await once(socket, "connect");
  return socket.setTimeout(0).off("timeout", giveUp);
}
