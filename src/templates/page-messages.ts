import type { Messages } from "../i18n/translate";

interface MessageNodes {
  readonly nodes: readonly { readonly namespace: string; readonly messages: unknown }[];
}

const cache = new WeakMap<MessageNodes, Messages>();

/** Gets a page's sentences from its query: one group per namespace. The same query result gives the same object. */
export function toMessages(result: MessageNodes): Messages {
  const known = cache.get(result);
  if (known) return known;
  const entries = result.nodes.map(({ namespace, messages }) => [namespace, messages]);
  const messages = Object.fromEntries(entries) as Messages;
  cache.set(result, messages);
  return messages;
}
