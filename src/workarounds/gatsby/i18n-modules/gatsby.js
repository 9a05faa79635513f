// The part of Gatsby that gatsby-plugin-react-i18next uses.
export { withPrefix } from "gatsby";
