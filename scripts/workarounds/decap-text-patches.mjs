/*
 * Workaround for: Decap writes bold and italic text with spaces or a line break inside the asterisks, which are then seen on the page, and
 *   loses a bold space (decap-cms-widget-markdown: slateRemark). Applied by decap-patches.mjs.
 * Tested with: decap-cms-app 3.16 (decap-cms-widget-markdown 3.8)
 * Upstream: none filed
 * Without it: `**Incluye: **almuerzo` on the page of an offer.
 * Fails without it: scripts/workarounds/decap-text-patches.slow.test.mjs
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
const WRITER = /decap-cms-widget-markdown[\\/]dist[\\/]esm[\\/]serializers[\\/]slateRemark\.js$/;

export const TEXT_PATCHES = [
  {
    file: WRITER,
    found: "return Object.keys(markMap).filter(mark => !!node[mark]);",
    replacement:
      "return (node.text ?? 'x').trim() === '' ? [] : Object.keys(markMap).filter(mark => !!node[mark]);",
  },
  {
    file: WRITER,
    found: `      case 'break':
      case 'image':
      case 'inline-shortcode':
        return map(`,
    replacement: `      case 'break':
        return [];
      case 'image':
      case 'inline-shortcode':
        return map(`,
  },
  {
    file: WRITER,
    found: "const substringIndex = trailing ? index : index + 1;",
    replacement: "const substringIndex = trailing ? index : node.text.search(/\\S/);",
  },
];
