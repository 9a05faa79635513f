import { createHash } from "node:crypto";

import { BRAND_COLORS, BRAND_COLORS_DARK, SHORE } from "../../domain/config/brand";
import { getLocale, type Locale } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import { getChatUrl } from "../../domain/lib/chat-url";
import { escapeMarkup } from "../../domain/lib/escape-markup";
import type { Answer, Exchange } from "./http/request";
import { getServerTranslator, getSite } from "./published";

/** Markup that is safe as it is: made by `html`, never from what somebody typed. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Value = Html | string | number | false | undefined | readonly (Html | string)[];

function escape(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.map((part: Html | string) => escape(part)).join("");
  return escapeMarkup(String(value));
}

/** Template tag: everything put in is escaped, except markup made by this tag; lists are joined, `undefined` and `false` are nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((markup, part, index) => markup + escape(values[index - 1]) + part));
}

// These pages are what a visitor without scripts sees between two pages of the site: quiet, and complete in one file.
const toProperties = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color};`)
    .join("");

const STYLE = `
:root{color-scheme:light dark;${toProperties(BRAND_COLORS)}}
@media (prefers-color-scheme:dark){:root{${toProperties(BRAND_COLORS_DARK)}}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-block-size:100dvh;margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{padding:1.25rem}
header{border-block-end:1px solid var(--line)}
main{flex:1;inline-size:100%;max-inline-size:40rem;margin-inline:auto;padding-block:2.5rem}
footer{background:var(--lagoon-deep);color:var(--paper)}
footer nav{max-inline-size:37.5rem;margin-inline:auto}
footer a{color:inherit}
footer :focus-visible{outline-color:currentcolor}
.shore{display:block;inline-size:100%;block-size:clamp(1.5rem,5vw,4rem);margin-block-end:-1px;fill:var(--lagoon-deep)}
.shore .line{fill:none;stroke:var(--lagoon-deep);stroke-width:1.5px;vector-effect:non-scaling-stroke;opacity:.75}
@media (prefers-color-scheme:dark){footer{color:var(--ink)}}
header a{display:block;max-inline-size:37.5rem;margin-inline:auto}
header img{display:block;inline-size:auto;block-size:2rem}
h1{font:500 2.25rem/1.15 Fraunces,Georgia,serif;letter-spacing:-.015em;margin:0 0 1rem}
a{color:var(--lagoon)}
label,legend{display:block;font-weight:600;margin:1.1rem 0 .3rem}
label small{font-weight:400;color:var(--ink-soft)}
input,select,textarea{inline-size:100%;min-block-size:2.875rem;padding:.6rem .75rem;border:1px solid var(--ink-soft);border-radius:.5rem;background:transparent;color:inherit;font:inherit}
textarea{min-block-size:9rem}
[aria-invalid=true]{border:2px solid var(--error)}
.fault{color:var(--error);margin:.3rem 0 0}
.summary{border:2px solid var(--error);border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1.5rem}
.summary h2{font-size:1.15rem;margin:0 0 .5rem}
.summary ul{margin:.5rem 0 0;padding-inline-start:1.2rem}
button{margin-block-start:1.5rem;min-block-size:3rem;padding:.6rem 1.4rem;border:0;border-radius:10rem;background:var(--lagoon);color:var(--paper);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--lagoon);outline-offset:2px}
.trap{position:absolute;inset-inline-start:-100rem}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:0;padding:0}
nav a{display:inline-block;padding-block:.6rem}
`;

// The policies below name the very characters of a style, so that no formatter may put a blank around them.
const toElement = (style: string) => new Html(`<style>${style}</style>`);
const toSource = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const STYLE_ELEMENT = toElement(STYLE);

const SHORE_DRAWING = html`<svg
  class="shore"
  viewBox="${SHORE.viewBox}"
  preserveAspectRatio="none"
  aria-hidden="true"
  focusable="false"
>
  <path class="line" d="${SHORE.line}" />
  <path d="${SHORE.ground}" />
</svg>`;

/** Nothing runs on these pages, nothing but the brand's two drawings is loaded, and their forms come back to us. */
const toPolicy = (...styles: readonly string[]) =>
  `default-src 'none'; img-src 'self'; style-src ${styles.map(toSource).join(" ")}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
export const PAGE_CSP = toPolicy(STYLE);

export interface PageStyle {
  element: Html;
  csp: string;
}

/** Shared frame of the pages of a quote and of a review. */
const GUEST_STYLE = `
h2{font:500 1.4rem/1.25 Fraunces,Georgia,serif;margin:2rem 0 .5rem}
p{margin:0 0 1rem}
.state{border:2px solid var(--lagoon);border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1.5rem}
.state h2{margin-block-start:0}
.state p:last-child{margin-block-end:0}
.quiet{background:transparent;color:var(--lagoon);box-shadow:inset 0 0 0 2px var(--lagoon)}
`;

/** Creates the style of a page that guests open by a link. */
export function createPageStyle(own: string): PageStyle {
  const style = GUEST_STYLE + own;
  return { element: toElement(style), csp: toPolicy(STYLE, style) };
}

interface PageExtras {
  chatText?: string;
  style?: PageStyle;
}

export function renderPage(
  locale: Locale,
  title: string,
  content: Html,
  { chatText = "", style }: PageExtras = {},
): Html {
  const t = getServerTranslator(locale);
  const site = getSite(locale);
  return html`<!doctype html>
    <html lang="${locale}" dir="${getLocale(locale).dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${site.brand} | ${title}</title>
        ${STYLE_ELEMENT}${style?.element}
      </head>
      <body>
        <header>
          <a href="${getPath("home", locale)}"
            ><img src="/brand/wordmark.svg" alt="${site.brand}" width="1310" height="240"
          /></a>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        ${SHORE_DRAWING}
        <footer>
          <nav aria-label="${site.brand}">
            <ul>
              <li><a href="${getPath("home", locale)}">${t("home")}</a></li>
              <li><a href="${getPath("contact", locale)}">${t("contactPage")}</a></li>
              <li><a href="${getChatUrl(site.whatsappNumber, chatText)}">${t("whatsapp")}</a></li>
            </ul>
          </nav>
        </footer>
      </body>
    </html> `;
}

export function renderNote(
  locale: Locale,
  title: string,
  texts: readonly string[],
  extras?: PageExtras,
): Html {
  return renderPage(locale, title, html`${texts.map((text) => html`<p>${text}</p>`)}`, extras);
}

export function answerNote(
  status: number,
  locale: Locale,
  title: string,
  ...texts: readonly string[]
): Answer {
  return { status, page: renderNote(locale, title, texts) };
}

/** Answers a link with a page that asks before it acts: the function at `path` gets the link's token. */
export function answerQuestion(
  exchange: Exchange,
  locale: Locale,
  path: string,
  { title, text, button }: { title: string; text: string; button: string },
): Answer {
  const action = `${path}?token=${encodeURIComponent(exchange.query("token") ?? "")}&lang=${locale}`;
  const content = html`<p>${text}</p>
    <form method="post" action="${action}"><button>${button}</button></form>`;
  return { status: 200, page: renderPage(locale, title, content) };
}
