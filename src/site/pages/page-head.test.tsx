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
  it("tells social networks, chats, feed readers and phones what it is", () => {
    const html = renderHead();
    const missing = [
      '<meta name="keywords" content="contacto, correo"/>',
      '<link rel="canonical" href="https://tours.example/es/contacto"/>',
      '<link rel="alternate" hrefLang="it" href="https://tours.example/it/contatto"/>',
      '<link rel="alternate" hrefLang="x-default" href="https://tours.example/contact"/>',
      '<meta property="og:image" content="https://tours.example/share/es/site-1.jpg"/>',
      '<meta property="og:image:type" content="image/jpeg"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="Excursiones. Bayahíbe"/>',
      '<meta property="og:locale:alternate" content="it_IT"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="twitter:title" content="Acme | Contacto"/>',
      '<meta name="twitter:description" content="Escríbanos."/>',
      '<meta name="twitter:image:alt" content="Excursiones. Bayahíbe"/>',
      'type="application/rss+xml" title="Acme" href="/es/feeds/new-offers.xml"',
      'type="application/feed+json" title="Acme" href="/es/feeds/offers.json"',
      '<link rel="manifest" href="/es/site.webmanifest"/>',
    ].filter((tag) => !html.includes(tag));
    expect(missing).toEqual([]);
  });

  it("writes the root with its slash and no other address with one", () => {
    const html = renderHead({
      pageContext: { ...context, locale: "en", paths: { en: "/", es: "/es", it: "/it" } },
    });
    expect(html).toContain('rel="canonical" href="https://tours.example/"');
    expect(html).toContain('hrefLang="es" href="https://tours.example/es"');
  });

  it("tells search engines what the page is about, where there is something to tell", () => {
    const structuredData = '{"@graph":[]}';
    const script = '<script type="application/ld+json">{"@graph":[]}</script>';
    expect(renderHead({ pageContext: { ...context, structuredData } })).toContain(script);
    expect(renderHead()).not.toContain("<script");
  });
});
