// The part of react-i18next that gatsby-plugin-react-i18next uses.
export { I18nContext } from "react-i18next-parts/context.js";
export { I18nextProvider } from "react-i18next-parts/I18nextProvider.js";
