import { createInstance, type i18n } from "i18next";

import { I18NEXT_OPTIONS, type Translate, type TranslateIn } from "./messages";

/** Sentences of one language with `{{name}}` placeholders, in groups. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Sentences of one language by their namespaces. */
export type Resources = Readonly<Record<string, Messages>>;

/** A sentence was asked for that its locale does not have: a bug, never shown as a key or in another language. */
export class MissingMessageError extends Error {
  override name = "MissingMessageError";
  constructor(key: string) {
    super(`There is no message "${key}". Expected it in each language of src/locales.`);
  }
}

class MissingValueError extends Error {
  override name = "MissingValueError";
  constructor(message: string, placeholder: string) {
    super(`The message "${message}" was asked for without a value for ${placeholder}.`);
  }
}

function throwMissing(key: string): never {
  throw new MissingMessageError(key);
}

/** Has i18next throw where it would show a key, a placeholder or a sentence of another namespace. */
const STRICT_OPTIONS = {
  fallbackNS: false,
  appendNamespaceToMissingKey: true,
  parseMissingKeyHandler: throwMissing,
  returnedObjectHandler: throwMissing,
  missingInterpolationHandler: (text: string, [placeholder = ""]: RegExpExecArray) => {
    throw new MissingValueError(text, placeholder);
  },
} as const;

/**
 * Makes an instance of gatsby-plugin-react-i18next strict. The plugin takes its options as JSON, which has no functions, and has
 * every namespace of a page stand in for the others.
 */
export function makeStrict({ options }: i18n): void {
  Object.assign(options, STRICT_OPTIONS);
}

export function createI18n(locale: string, resources: Resources): i18n {
  const instance = createInstance();
  const namespaces = Object.keys(resources);
  void instance.init({
    ...I18NEXT_OPTIONS,
    ...STRICT_OPTIONS,
    ns: namespaces,
    defaultNS: namespaces[0] ?? false,
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: { [locale]: resources },
    react: { useSuspense: false },
  });
  return instance;
}

export function createTranslator(locale: string, resources: Resources): Translate {
  return createI18n(locale, resources).t as unknown as Translate;
}

export function createNamespaceTranslator<Namespace extends string>(
  locale: string,
  namespace: Namespace,
  messages: Messages,
): TranslateIn<Namespace> {
  return createI18n(locale, { [namespace]: messages }).t as unknown as TranslateIn<Namespace>;
}
