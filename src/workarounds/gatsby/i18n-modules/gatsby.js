// The plugin, a CommonJS module, would bring all that Gatsby exports.
export { withPrefix } from "gatsby";
