/** Gatsby, esbuild and our own build write a hash of the content into these names: other content gets another name. */
const HASHED =
  /^(static\/.+|share\/.+|_gatsby\/.+|(?!page-data\/).+[.-][0-9a-f]{16,}\.(js|css|svg|woff2?|map)|admin\/.+-[A-Z0-9]{8}\.\w+)$/;

/** Tells whether a file of the built site, named by its path in it, is written once and never changed under the same name. */
export function isNeverChanged(path: string): boolean {
  return HASHED.test(path.replaceAll("\\", "/"));
}

/** The folder of the site, without a slash before it, with the pictures of letters: mails that were sent show them for years, and no page names them. */
export const LETTER_PICTURES = "share/letters";
