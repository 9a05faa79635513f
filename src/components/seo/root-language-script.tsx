/** The inline script of the root path that sends a visitor to the page in their language before the first paint. */
export function RootLanguageScript() {
  return <script dangerouslySetInnerHTML={{ __html: ROOT_LANGUAGE_SCRIPT }} />;
}
