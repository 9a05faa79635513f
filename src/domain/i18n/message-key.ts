import type { PAGE_NAMESPACES } from "./i18next-options";
import type { Placeholders } from "./placeholders";

/** The keys of the sentences of a namespace, or of a group in it, without its name. */
export type KeyIn<Namespace extends string> = keyof Placeholders extends infer Key
  ? Key extends `${Namespace}.${infer Rest}`
    ? Rest
    : never
  : never;

/** Every sentence that a page can ask for, e.g. `offer.bookNow`; of plural forms the stem. */
export type MessageKey = Extract<keyof Placeholders, `${(typeof PAGE_NAMESPACES)[number]}.${string}`>;

/** The values that a sentence has to be given. */
type Values<Names extends string> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, string | number>>];

/** The sentences that are whole without any value. */
export type PlainMessageKey = {
  [Key in MessageKey]: [Placeholders[Key]] extends [never] ? Key : never;
}[MessageKey];

/** Translates the sentences of pages, or those of `Key`: an unknown key or a missing value does not compile. */
export type Translate<Key extends keyof Placeholders = MessageKey> = <Asked extends Key>(
  key: Asked,
  ...values: Values<Placeholders[Asked]>
) => string;

/** Translates the sentences of one namespace: keys are those of its file. */
export type TranslateIn<Namespace extends string> = <Asked extends KeyIn<Namespace>>(
  key: Asked,
  ...values: Values<Placeholders[Extract<`${Namespace}.${Asked}`, keyof Placeholders>]>
) => string;
