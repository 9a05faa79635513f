/** The inline script of the root path that sends a visitor to the page in their language before the first paint; empty in the browser's bundle. */
export function RootLanguageScript() {
  if (ROOT_LANGUAGE_SCRIPT === "") return null;
  return <script dangerouslySetInnerHTML={{ __html: ROOT_LANGUAGE_SCRIPT }} />;
}
