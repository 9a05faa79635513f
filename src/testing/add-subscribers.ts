import type { Locale } from "../domain/config/locales";
import type { Store } from "../server/store";

/** Somebody who gets letters. */
export interface TestSubscriber {
  email: string;
  locale?: Locale;
}

/** Subscribes people and has them confirm; gets their ids. */
export async function addSubscribers(
  store: Store,
  people: readonly TestSubscriber[],
  now: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { email, locale = "en" } of people) {
    const consent = { at: new Date(now).toISOString(), page: "/", locale, textVersion: "1" };
    const rate = { client: "test", limit: 0 };
    await store.subscribers.subscribe({ email, consent, rate, suspected: false }, now);
    const id = (await store.subscribers.getByEmail(email))?.id ?? "";
    await store.subscribers.confirm(id, 1, now);
    ids.push(id);
  }
  // The mails that asked them to confirm have long arrived.
  for (const mail of await store.outbox.claimDue({ owner: "set-up", now, limit: 1_000 }))
    await store.outbox.markDelivered(mail.id, now);
  return ids;
}

/** Names so many people. */
export function listPeople(count: number): TestSubscriber[] {
  const locales: readonly Locale[] = ["en", "es", "it"];
  return Array.from({ length: count }, (_, index) => ({
    email: `reader${index}@example.com`,
    locale: locales[index % locales.length] ?? "en",
  }));
}
