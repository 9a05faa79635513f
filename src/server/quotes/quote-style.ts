import { BRAND_COLORS } from "../../config/brand-colors";
import { createPageStyle } from "../http/html-page";

const LIGHT = Object.entries(BRAND_COLORS)
  .map(([name, color]) => `--${name}:${color};`)
  .join("");

/** What the page of a quote has besides the style of all pages of the server: a table, a note on how it stands, and one sheet of paper. */
export const QUOTE_STYLE = createPageStyle(`
h2{font:500 1.4rem/1.25 Fraunces,Georgia,serif;margin:2rem 0 .5rem}
p{margin:0 0 1rem}
.state{border:2px solid var(--lagoon);border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1.5rem}
.state h2{margin-block-start:0}
.state p:last-child{margin-block-end:0}
dl{display:grid;grid-template-columns:minmax(5.5rem,auto) 1fr;gap:.35rem 1rem;margin:0 0 1.5rem}
dt{color:var(--ink-soft)}
dd{margin:0}
table{inline-size:100%;border-collapse:collapse;margin:0 0 1rem}
caption{text-align:start;color:var(--ink-soft)}
th,td{padding:.55rem 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}
td{text-align:end;white-space:nowrap;padding-inline-start:1rem;font-variant-numeric:tabular-nums}
th small{display:block;color:var(--ink-soft)}
tfoot th,tfoot td{font-weight:700;font-size:1.25rem;border-block-end:0}
.words{white-space:pre-line}
.quiet{background:transparent;color:var(--lagoon);box-shadow:inset 0 0 0 2px var(--lagoon)}
.decline textarea{min-block-size:5rem}
form button{margin-block-start:.75rem}
@media print{
:root{color-scheme:light;${LIGHT}}
@page{margin:18mm}
body{min-block-size:0;font-size:11pt;line-height:1.4}
header,main{padding:0;max-inline-size:none}
header{border:0;margin-block-end:8mm}
header a{margin:0}
h1{font-size:20pt;margin-block-end:4mm}
h2{font-size:13pt;margin-block-start:5mm}
th,td{padding:1.5mm 0}
table,dl,.state{break-inside:avoid}
.act,.shore,footer{display:none}
}
`);
