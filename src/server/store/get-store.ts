import { getEnv } from "../env";
import { forgetSingleton, peekSingleton, processSingleton } from "../process-singleton";
import { ensureFirstOwner } from "./first-owner";
import { openStore, type Store } from "./store";

const NAME = "store";

/** Makes `OWNER_EMAIL` an owner where there is none: the first one cannot be let in by another. */
async function openWithOwner(): Promise<Store> {
  const env = getEnv();
  const store = await openStore(env);
  if (env.ownerEmail !== undefined) await ensureFirstOwner(store, env.ownerEmail);
  return store;
}

/** Gets this process's store, opened at first use. A failure to open is not remembered: the next request tries again. */
export function getStore(): Promise<Store> {
  return processSingleton(NAME, () => {
    const opening = openWithOwner();
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
