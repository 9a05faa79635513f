import { getEnv } from "../env";
import { forgetPerProcess, peekPerProcess, perProcess } from "../per-process";
import { openStore, type Store } from "./store";

const NAME = "store";

/** Gets this process's store, opened at first use. A failure to open is not remembered: the next request tries again. */
export function getStore(): Promise<Store> {
  return perProcess(NAME, () => {
    const opening = openStore(getEnv());
    opening.catch(() => forgetPerProcess(NAME));
    return opening;
  });
}

/** Closes the store if this process has opened one. */
export async function closeStore(): Promise<void> {
  const opened = await peekPerProcess<Promise<Store>>(NAME)?.catch(() => undefined);
  forgetPerProcess(NAME);
  await opened?.close();
}
