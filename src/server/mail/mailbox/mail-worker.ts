import { parentPort } from "node:worker_threads";

import { parseHeaders, readBounce } from "./parse-mail";
import { readReply } from "./read-reply";

const READERS = { headers: parseHeaders, report: readBounce, reply: readReply };

export type MailReaders = typeof READERS;

parentPort?.on("message", ({ kind, input }: { kind: keyof MailReaders; input: never }) => {
  void READERS[kind](input).then((result) => parentPort?.postMessage(result));
});
