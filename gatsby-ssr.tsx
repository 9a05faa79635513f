import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/base.css";

export { onPreRenderHTML, onRenderBody } from "./src/browser/render-hooks";
export { wrapPageElement } from "./src/templates/wrap-page-element";
