import type { Locale } from "../config/locales";

/** Words of one locale: namespaces and groups of sentences with `{{name}}` placeholders. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence was asked for that its locale does not have: a bug, never shown as a key or in another language. */
export class MissingMessageError extends Error {
  constructor(key: string) {
    super(`There is no message "${key}". Expected it in src/i18n/messages/{en,es,it}.`);
    this.name = "MissingMessageError";
  }
}

function findMessage(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split(".")) {
    if (typeof found !== "object") return undefined;
    found = found[part];
  }
  return typeof found === "string" ? found : undefined;
}

/** Gets a sentence and fills its `{{name}}` placeholders; throws `MissingMessageError` for an unknown key. */
export function translate(messages: Messages, key: string, values: MessageValues = {}): string {
  const message = findMessage(messages, key);
  if (message === undefined) throw new MissingMessageError(key);
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/**
 * Creates a locale's translate function. A `count` among the values picks `key_one` or `key_other` by the
 * language's own plural rule where such keys exist, e.g. `t("offer.hours", { count: 2 })`.
 */
export function createTranslator<Key extends string = string>(locale: Locale, messages: Messages) {
  const plurals = new Intl.PluralRules(locale);
  return (key: Key, values: MessageValues = {}): string => {
    if (typeof values.count === "number") {
      const plural = `${key}_${plurals.select(values.count) === "one" ? "one" : "other"}`;
      if (findMessage(messages, plural) !== undefined) return translate(messages, plural, values);
    }
    return translate(messages, key, values);
  };
}
