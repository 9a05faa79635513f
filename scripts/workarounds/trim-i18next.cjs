/*
 * Workaround for: i18next is one module of classes. Bundlers keep every method of them, among them those that load sentences from servers,
 *   format numbers, follow other instances and change sentences at run time; the pages have all their sentences, as plain text.
 * Tested with: i18next 26
 * Upstream: none filed
 * Without it: the script of all pages is 5 kB (gzip) heavier
 * Fails without it: scripts/workarounds/trim-i18next.slow.test.mjs, e2e/full/page-weight.spec.ts
 * Needed while this passes: scripts/workarounds/trim-i18next.upstream.test.mjs
 */

/** The methods that a page never calls, by class. Their bodies throw. */
const UNUSED = {
  Logger: ["clone", "forward"],
  EventEmitter: ["off", "once"],
  ResourceStore: [
    ...["addNamespaces", "removeNamespaces", "deprecateDottedLng", "addResource", "addResources"],
    ...["addResourceBundle", "removeResourceBundle", "getResourceBundle", "toJSON"],
  ],
  Translator: ["exists", "getUsedParamsDetails"],
  LanguageUtil: [
    ...["clearCache", "deprecateBareCode", "getBestMatchFromCodes", "getScriptPartFromCode"],
    "getLanguagePartFromCode",
  ],
  PluralResolver: ["clearCache", "needsPlural", "getPluralFormsOfKey", "getSuffixes"],
  Interpolator: ["reset"],
  Formatter: ["add", "addCached", "format"],
  Connector: [
    ...["queueLoad", "loaded", "read", "prepareLoading", "load", "reload", "noticeDevFallback", "loadOne"],
    "saveMissing",
  ],
  I18n: [
    ...["reloadResources", "use", "getFixedT", "exists", "setDefaultNamespace", "hydrate"],
    ...["loadNamespaces", "loadLanguages", "dir", "cloneInstance", "toJSON"],
  ],
};

/** Methods that are called, and what is left of them: all sentences are there, none has formats in it or another sentence, and nobody
 * reads warnings. */
const SHORTENED = {
  Logger: { log: "() {}", warn: "() {}", error: "() {}", deprecate: "() {}", once: "() {}" },
  Formatter: { init: "() {}" },
  Connector: { constructor: "() { super(); this.state = {}; }" },
  Interpolator: { nest: "(text) { return text; }" },
  I18n: {
    loadResources: "(language, callback) { callback(null); }",
    hasLoadedNamespace: "() { return true; }",
  },
};

/** Functions of the module for keys that are written as functions, and for keys that contain separators. */
const UNUSED_FUNCTIONS = ["keysFromSelector", "looksLikeObjectPath"];

const WRITTEN_UNUSED = '() { throw Error("trimmed"); }';

function replaceOnce(source, pattern, name, getText) {
  if (!pattern.test(source))
    throw new Error(`i18next has no ${name}. Has it changed? See scripts/workarounds/trim-i18next.cjs.`);
  return source.replace(pattern, (_, ...parts) => getText(...parts));
}

/** Replaces a method. i18next's files are indented, so that a method ends at the next brace of its own column. */
function replaceMethod(text, className, name, written) {
  const pattern = new RegExp(`\\n  ${name}\\([^]*?\\) \\{\\n[^]*?\\n  \\}\\n`);
  return replaceOnce(text, pattern, `${className}.${name}`, () => `\n  ${name}${written}\n`);
}

/** Replaces methods of a class: `methods` has the name of each and what is written after it. */
function replaceMethods(source, className, methods) {
  const pattern = new RegExp(`(\\nclass ${className}\\b[^]*?\\n\\}\\n)`);
  return replaceOnce(source, pattern, className, (text) =>
    methods.reduce((trimmed, [name, written]) => replaceMethod(trimmed, className, name, written), text),
  );
}

function replaceFunction(source, name) {
  const pattern = new RegExp(`\\n(?:function ${name}\\(|const ${name} = \\()[^]*?\\n\\};?\\n`);
  return replaceOnce(source, pattern, name, () => `\nfunction ${name}${WRITTEN_UNUSED}\n`);
}

/** Takes out of i18next's module what a page never calls. A webpack loader. */
function trimI18next(source) {
  const classes = Object.entries(UNUSED).reduce((text, [className, names]) => {
    const unused = names.map((name) => [name, WRITTEN_UNUSED]);
    return replaceMethods(text, className, [...unused, ...Object.entries(SHORTENED[className] ?? {})]);
  }, source);
  return UNUSED_FUNCTIONS.reduce(replaceFunction, classes);
}

module.exports = trimI18next;
