import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail extends Email {
  raw: string;
  envelope: { from: string; to: string[] };
}

export interface TestSmtp {
  url: string;
  /** Mails that the server took, parsed as a mail program would. */
  mails: ReceivedMail[];
  /** Ends all connections, as a server that falls over. */
  cut(): void;
  stop(): Promise<void>;
}

/** An answer of a mail server that is no. */
export function smtpError(responseCode: number): Error {
  return Object.assign(new Error("no"), { responseCode });
}

/** Starts a real SMTP server that keeps what it is given; `behaviour` makes it difficult. */
export async function startSmtp(behaviour: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
        };
        void PostalMime.parse(raw).then((email) => {
          mails.push({ ...email, raw, envelope });
          callback();
        });
      });
    },
    ...behaviour,
  });
  server.on("error", () => undefined);
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    mails,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
