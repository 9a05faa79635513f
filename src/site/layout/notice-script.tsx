import { useBrowserValue } from "../ui/use-browser-value";

/**
 * Hides the notice before this script when its time is over. It is the same on all pages, so that one hash stands for it in
 * a content policy.
 */
const SCRIPT =
  "!function(n){Date.parse(n.dataset.expires)<=Date.now()&&(n.hidden=!0)}(document.currentScript.previousElementSibling)";

/** Decides before the first paint whether the notice of a page that was built some time ago still holds. */
export function NoticeScript() {
  const isBuilt = useBrowserValue(() => false, true);
  // What React puts on a page in the browser is decided by React.
  if (!isBuilt) return null;
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
