import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/**
 * Starts a real mail server that takes every mail and replies to the whole of it when `getDelay` says so, in milliseconds: `Infinity` for never.
 * `copies` counts by Message-ID, `taken` has when each mail was there in full.
 */
export async function startSlowSmtp(getDelay) {
  const copies = new Map();
  const taken = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    socketTimeout: 15 * 60_000,
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => (raw += chunk));
      stream.on("end", () => {
        const id = /^Message-ID: (.+)$/im.exec(raw)?.[1];
        const [{ address }] = session.envelope.rcptTo;
        copies.set(id, { address, times: (copies.get(id)?.times ?? 0) + 1 });
        taken.set(/PA-[2-9A-Z]{5}/.exec(raw)?.[0] + address, performance.now());
        const delay = getDelay(address);
        if (delay < Infinity) setTimeout(done, delay).unref();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    copies,
    taken,
    getMostCopies: () => Math.max(0, ...[...copies.values()].map(({ times }) => times)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
