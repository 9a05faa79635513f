// Of react-i18next what this site runs: the plugin, a CommonJS module, would bring all of it.
export { I18nContext } from "react-i18next-parts/context.js";
export { I18nextProvider } from "react-i18next-parts/I18nextProvider.js";
