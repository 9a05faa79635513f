import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/base.css";

export { onPreRenderHTML, onRenderBody } from "./src/site/gatsby/render-hooks";
export { wrapPageElement } from "./src/site/pages/wrap-page-element";
