// Replaces modules that gatsby-plugin-react-i18next uses for redirects and in development alone.
export default () => undefined;
