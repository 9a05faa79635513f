import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/**
 * A mail as a mail server takes it.
 * @typedef {{ raw: string, from: string, recipients: string[] }} TakenMail
 */

/**
 * Starts a real mail server on this machine. It replies to a whole mail when `onMail` has resolved; `behaviour` makes it difficult.
 * `cut` ends all connections, as a server that falls over.
 * @param {(mail: TakenMail) => Promise<unknown>} onMail
 * @param {import("smtp-server").SMTPServerOptions} [behaviour]
 */
export async function startMailServer(onMail, behaviour = {}, port = 0) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      let raw = "";
      stream.setEncoding("utf8").on("data", (chunk) => (raw += chunk));
      stream.on("end", () => {
        const from = mailFrom === false ? "" : mailFrom.address;
        void onMail({ raw, from, recipients: rcptTo.map(({ address }) => address) }).then(() => done());
      });
    },
    ...behaviour,
  });
  server.on("error", () => undefined);
  const sockets = new Set();
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (server.server.address());
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    cut,
    stop: () =>
      new Promise((/** @type {(value: void) => void} */ resolve) => {
        server.close(() => resolve());
        // Clients keep their connections for the next mail.
        cut();
      }),
  };
}
