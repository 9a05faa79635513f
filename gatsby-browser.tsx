import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/base.css";

export { wrapPageElement } from "./src/site/pages/wrap-page-element";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/site/gatsby/browser-hooks";
