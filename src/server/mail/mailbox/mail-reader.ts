import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { MailReaders } from "./mail-worker";

/** No text that a person wrote takes so long; 34 MB of pictures take 1.3 s on a slow machine, and several on a busy one. */
const LONGEST_MS = 2_000;
const LONGEST_MS_PER_MB = 200;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** `mail-worker.ts` in one file, which every host can start (`bundleMailWorker` in scripts/lib/bundle.mjs). */
function getCode(): string {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return (require("../../../../.build/mail-worker.json") as { code: string }).code;
}

type Kind = keyof MailReaders;
type Result<Name extends Kind> = Awaited<ReturnType<MailReaders[Name]>>;

/** Of one mail, not of the machine: a thread that cannot be started is another error. */
export class UnreadableMail extends Error {}

/** Creates a reader of mails in a thread of its own. A mail that takes too long or too much memory ends the thread, and is rejected. */
export function createMailReader() {
  let worker: Worker | undefined;

  async function start(): Promise<Worker> {
    const started = new Worker(getCode(), { eval: true, resourceLimits: MEMORY });
    // A thread that is being ended can still run out of memory.
    started.on("error", () => undefined);
    await once(started, "online");
    return started;
  }

  function close(): void {
    void worker?.terminate();
    worker = undefined;
  }

  return {
    close,
    async read<Name extends Kind>(
      kind: Name,
      input: Parameters<MailReaders[Name]>[0],
    ): Promise<Result<Name>> {
      worker ??= await start();
      const { length } = "raw" in input ? input.raw : input;
      const signal = AbortSignal.timeout(LONGEST_MS + Math.ceil((length / 2 ** 20) * LONGEST_MS_PER_MB));
      try {
        worker.postMessage({ kind, input });
        const [result] = (await once(worker, "message", { signal })) as [Result<Name>];
        return result;
      } catch (cause) {
        close();
        const problem = signal.aborted ? "was not read in time" : "cannot be read";
        throw new UnreadableMail(`The mail ${problem}.`, { cause });
      }
    },
  };
}

export type MailReader = ReturnType<typeof createMailReader>;
