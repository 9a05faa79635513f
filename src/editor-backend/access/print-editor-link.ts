import { stdout } from "node:process";

import { describeError, log } from "../../server/log";

/** Prints the link to the editor, each key once. */
export interface LinkPrinter {
  /** Begins with the address at which the site answers. */
  start(address: string): void;
  /** Prints the link if its key is another one than the last that was printed. */
  update(): void;
}

/** Creates the printer of the link; without a key (a `DATA_DIR` that cannot be written) the log says why there is none. */
export function createLinkPrinter(getKey: () => string): LinkPrinter {
  let address: string | undefined;
  let printed: string | undefined;

  function update(): void {
    if (address === undefined) return;
    try {
      const key = getKey();
      if (key !== printed) stdout.write(`Editor: ${address}/admin#key=${key}\n`);
      printed = key;
    } catch (error) {
      log.error("editor-key-unavailable", describeError(error));
    }
  }

  return {
    start(at) {
      address = at;
      update();
    },
    update,
  };
}
