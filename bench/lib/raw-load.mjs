import { connect } from "node:net";

const HEAD_END = "\r\n\r\n";

/** One kept connection: asks for one path after the other and counts the answers that came whole. */
function ask(port, requests, counts, isOver) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let next = Math.floor(Math.random() * requests.length);
    let left = -1;
    let head = "";
    const send = () => socket.write(requests[next++ % requests.length]);
    const take = (chunk) => {
      if (left < 0) {
        // The head is text; one character is one byte.
        head += chunk.toString("latin1");
        const end = head.indexOf(HEAD_END);
        if (end === -1) return;
        if (!head.startsWith("HTTP/1.1 200")) counts.failed += 1;
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined) throw new Error(`An answer without a length:\n${head.slice(0, 300)}`);
        left = Number(length) - (head.length - end - HEAD_END.length);
        head = "";
      } else left -= chunk.length;
      if (left > 0) return;
      counts.whole += 1;
      left = -1;
      if (isOver()) socket.end();
      else send();
    };
    socket.setNoDelay(true).on("connect", send).on("data", take);
    socket.on("error", () => (counts.failed += 1)).on("close", resolve);
  });
}

/**
 * Asks a server on this machine for these paths over so many kept connections for so long, with as little work as can be: Node's
 * own client would be the bottleneck. Gets the answers per second, and how many there were.
 */
export async function rawLoad(port, paths, { connections = 32, seconds = 5, encoding = "gzip" } = {}) {
  const requests = paths.map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  );
  const counts = { whole: 0, failed: 0 };
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= end;
  await Promise.all(Array.from({ length: connections }, () => ask(port, requests, counts, isOver)));
  return { ...counts, perSecond: Math.round(counts.whole / seconds) };
}
