import { createPageStyle } from "../http/html-page";

/** What the page of a review has besides the style of all pages of the server: stars as buttons, a box that is ticked, a note on how it stands. */
export const REVIEW_STYLE = createPageStyle(`
h2{font:500 1.4rem/1.25 Fraunces,Georgia,serif;margin:2rem 0 .5rem}
p{margin:0 0 1rem}
small{display:block;color:var(--ink-soft);font-weight:400}
fieldset{border:0;margin:0;padding:0}
fieldset[aria-invalid=true]{padding:.25rem .75rem .75rem;border-radius:.5rem}
.choice{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem;margin:0;font-weight:400}
.choice input{flex:none;inline-size:1.5rem;block-size:1.5rem;min-block-size:0;margin:0;accent-color:var(--lagoon)}
.choice b{color:var(--lagoon);letter-spacing:.1em;font-weight:400}
.consent{margin-block-start:1.1rem}
.state{border:2px solid var(--lagoon);border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1.5rem}
.state h2{margin-block-start:0}
.state p:last-child{margin-block-end:0}
blockquote{margin:0 0 1rem;padding-inline-start:1rem;border-inline-start:3px solid var(--lagoon);white-space:pre-line}
.quiet{background:transparent;color:var(--lagoon);box-shadow:inset 0 0 0 2px var(--lagoon)}
form button{margin-block-start:1rem}
`);
