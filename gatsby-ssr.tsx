import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/base.css";

export { onPreRenderHTML, onRenderBody } from "./src/templates/on-render-body";
export { wrapPageElement } from "./src/templates/wrap-page-element";
