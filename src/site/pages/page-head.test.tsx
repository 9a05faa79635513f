/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import type { PageContext } from "../../domain/config/site-pages";
import { PageHead } from "./page-head";

const context: PageContext = {
  ...{ locale: "es", route: "contact", isDetail: false, namespaces: [] },
  paths: { en: "/", es: "/es/contacto", it: "/it/contatto" },
  share: { path: "/share/es/site-1.jpg", alt: "Excursiones. Bayahíbe" },
};
const data = { settings: { brand: "Acme" }, site: { siteMetadata: { siteUrl: "https://tours.example" } } };
const seo = { title: "Contacto", description: "Escríbanos.", keywords: "contacto, correo" };

const renderHead = (pageContext: PageContext) =>
  renderToStaticMarkup(<PageHead pageContext={pageContext} data={data} seo={seo} />);

it("the head of a page tells social networks, chats, feed readers and phones what it is", () => {
  const html = renderHead(context);
  const missing = [
    '<meta name="keywords" content="contacto, correo"/>',
    '<link rel="canonical" href="https://tours.example/es/contacto"/>',
    '<link rel="alternate" hrefLang="it" href="https://tours.example/it/contatto"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://tours.example/"/>',
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
  expect(html).not.toContain("<script");
  const script = '<script type="application/ld+json">{"@graph":[]}</script>';
  expect(renderHead({ ...context, structuredData: '{"@graph":[]}' })).toContain(script);
});
