import { getEnv } from "../env";
import { forgetSingleton, peekSingleton, processSingleton } from "../process-singleton";
import { openStore, type Store } from "./store";

const NAME = "store";

/** Gets this process's store, opened at first use. A failure to open is not remembered: the next request tries again. */
export function getStore(): Promise<Store> {
  return processSingleton(NAME, () => {
    const opening = openStore(getEnv());
    opening.catch(() => forgetSingleton(NAME));
    return opening;
  });
}

/** Closes the store if this process has opened one. */
export async function closeStore(): Promise<void> {
  const opened = await peekSingleton<Promise<Store>>(NAME)?.catch(() => undefined);
  forgetSingleton(NAME);
  await opened?.close();
}
