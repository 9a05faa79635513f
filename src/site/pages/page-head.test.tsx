/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import type { PageContext } from "../../domain/config/page-context";
import { PageHead } from "./page-head";

const context: PageContext = {
  locale: "es",
  route: "contact",
  paths: { en: "/contact", es: "/es/contacto", it: "/it/contatto" },
  isDetail: false,
  namespaces: [],
  share: { path: "/share/es/site-1.jpg", alt: "Excursiones. Bayahíbe" },
};
const data = { settings: { brand: "Acme" }, site: { siteMetadata: { siteUrl: "https://tours.example" } } };
const seo = { title: "Contacto", description: "Escríbanos.", keywords: "contacto, correo" };

function renderHead(change: Partial<Parameters<typeof PageHead>[0]> = {}): string {
  return renderToStaticMarkup(<PageHead pageContext={context} data={data} seo={seo} {...change} />);
}

describe("the head of a page", () => {
  it.each([
    ["language and direction", '<html lang="es-ES" dir="ltr">'],
    ["the product's name, then the page's title", "<title>Acme | Contacto</title>"],
    ["the description", '<meta name="description" content="Escríbanos."/>'],
    ["the keywords", '<meta name="keywords" content="contacto, correo"/>'],
    ["what search engines may do", '<meta name="robots" content="index,follow"/>'],
    ["the canonical address", '<link rel="canonical" href="https://tours.example/es/contacto"/>'],
    [
      "itself among its languages",
      '<link rel="alternate" hrefLang="es" href="https://tours.example/es/contacto"/>',
    ],
    ["its English form", '<link rel="alternate" hrefLang="en" href="https://tours.example/contact"/>'],
    ["its Italian form", '<link rel="alternate" hrefLang="it" href="https://tours.example/it/contatto"/>'],
    [
      "the form for everybody else",
      '<link rel="alternate" hrefLang="x-default" href="https://tours.example/contact"/>',
    ],
    ["the title for social networks", '<meta property="og:title" content="Acme | Contacto"/>'],
    ["the locale for social networks", '<meta property="og:locale" content="es_ES"/>'],
  ])("names %s", (_, html) => {
    expect(renderHead()).toContain(html);
  });

  it("writes the root with its slash and no other address with one", () => {
    const html = renderHead({
      pageContext: { ...context, locale: "en", paths: { en: "/", es: "/es", it: "/it" } },
    });
    expect(html).toContain('rel="canonical" href="https://tours.example/"');
    expect(html).toContain('hrefLang="es" href="https://tours.example/es"');
  });

  it("offers no language in which the page does not exist, and then no form for everybody else", () => {
    const html = renderHead({ pageContext: { ...context, paths: { es: "/es/contacto" } } });
    expect(html.match(/rel="alternate" hrefLang/g)).toHaveLength(1);
    expect(html).not.toContain("x-default");
  });

  it("keeps a page out of the lists of search engines, with no canonical address and no other languages", () => {
    const html = renderHead({ noindex: true });
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(html).not.toMatch(/canonical|hrefLang/);
  });

  it.each([
    ["og:image", "https://tours.example/share/es/site-1.jpg"],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Excursiones. Bayahíbe"],
    ["og:locale:alternate", "it_IT"],
  ])("tells social networks the %s", (property, content) => {
    expect(renderHead()).toContain(`<meta property="${property}" content="${content}"/>`);
  });

  it.each([
    ["twitter:card", "summary_large_image"],
    ["twitter:title", "Acme | Contacto"],
    ["twitter:description", "Escríbanos."],
    ["twitter:image", "https://tours.example/share/es/site-1.jpg"],
    ["twitter:image:alt", "Excursiones. Bayahíbe"],
  ])("tells chats the %s", (name, content) => {
    expect(renderHead()).toContain(`<meta name="${name}" content="${content}"/>`);
  });

  it("leads to the feeds and the manifest of its language", () => {
    expect(renderHead()).toContain('type="application/rss+xml" title="Acme" href="/es/feeds/new-offers.xml"');
    expect(renderHead()).toContain('type="application/feed+json" title="Acme" href="/es/feeds/offers.json"');
    expect(renderHead()).toContain('<link rel="manifest" href="/es/site.webmanifest"/>');
  });

  it("tells search engines what the page is about, where there is something to tell", () => {
    const structuredData = '{"@graph":[]}';
    const script = '<script type="application/ld+json">{"@graph":[]}</script>';
    expect(renderHead({ pageContext: { ...context, structuredData } })).toContain(script);
    expect(renderHead()).not.toContain("<script");
  });
});
