import { connect, type Socket } from "node:net";

/** Opens a TCP connection, or rejects: nobody there, or no answer in time. Encryption comes on top of it. */
export function openSocket(host: string, port: number, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const fail = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })),
      timeoutMs,
    );
    socket.once("error", fail);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}
