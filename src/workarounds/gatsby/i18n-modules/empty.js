// Stands for what gatsby-plugin-react-i18next runs only when it redirects, or in development.
export default () => undefined;
