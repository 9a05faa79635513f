/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import type { PageContext } from "../../config/page-context";
import { Seo } from "./seo";

const context: PageContext = {
  locale: "es",
  route: "contact",
  paths: { en: "/contact", es: "/es/contacto", it: "/it/contatto" },
  isDetail: false,
  namespaces: [],
};
const seo = { title: "Contacto", description: "Escríbenos.", keywords: "contacto, correo" };

function renderHead(change: Partial<Parameters<typeof Seo>[0]> = {}): string {
  return renderToStaticMarkup(
    <Seo context={context} brand="Acme" siteUrl="https://tours.example" seo={seo} {...change} />,
  );
}

describe("the head of a page", () => {
  it.each([
    ["language and direction", '<html lang="es-ES" dir="ltr">'],
    ["the product's name, then the page's title", "<title>Acme | Contacto</title>"],
    ["the description", '<meta name="description" content="Escríbenos."/>'],
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
      context: { ...context, locale: "en", paths: { en: "/", es: "/es", it: "/it" } },
    });
    expect(html).toContain('rel="canonical" href="https://tours.example/"');
    expect(html).toContain('hrefLang="es" href="https://tours.example/es"');
  });

  it("offers no language in which the page does not exist, and then no form for everybody else", () => {
    const html = renderHead({ context: { ...context, paths: { es: "/es/contacto" } } });
    expect(html.match(/rel="alternate"/g)).toHaveLength(1);
    expect(html).not.toContain("x-default");
  });

  it("keeps a page out of the lists of search engines, with no canonical address and no other languages", () => {
    const html = renderHead({ noindex: true });
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(html).not.toMatch(/canonical|alternate/);
  });

  it("gives social networks the picture by its whole address", () => {
    const picture = '<meta property="og:image" content="https://tours.example/static/saona.jpg"/>';
    expect(renderHead({ image: "/static/saona.jpg" })).toContain(picture);
    expect(renderHead()).not.toContain("og:image");
  });
});
