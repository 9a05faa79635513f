/** @jest-environment node */
import { LOCALE_CODES } from "../config/locales";
import { ROUTES, getOfferPath, getPathLocale, getRedirect } from "./routes";

describe("the route table", () => {
  it.each([
    ["home", "/", "/es", "/it"],
    ["excursions", "/excursions", "/es/excursiones", "/it/escursioni"],
    ["excursion", "/excursions/{slug}", "/es/excursiones/{slug}", "/it/escursioni/{slug}"],
    ["activities", "/activities", "/es/actividades", "/it/attivita"],
    ["activity", "/activities/{slug}", "/es/actividades/{slug}", "/it/attivita/{slug}"],
    ["services", "/services", "/es/servicios", "/it/servizi"],
    ["service", "/services/{slug}", "/es/servicios/{slug}", "/it/servizi/{slug}"],
    ["catalog", "/catalog", "/es/catalogo", "/it/catalogo"],
    ["catalogItem", "/catalog/{slug}", "/es/catalogo/{slug}", "/it/catalog/{slug}"],
    ["contact", "/contact", "/es/contacto", "/it/contatto"],
    ["terms", "/terms-conditions", "/es/terminos-condiciones", "/it/termini-condizioni"],
    ["registration", "/admin/registro", "/es/admin/registro", "/it/admin/registro"],
    ["shortlist", "/shortlist", "/es/mi-lista", "/it/la-mia-lista"],
    ["reviews", "/reviews", "/es/opiniones", "/it/recensioni"],
    ["notFound", "/404", "/es/404", "/it/404"],
  ] as const)("has %s where it always was", (route, en, es, it) => {
    expect(ROUTES[route]).toMatchObject({ en, es, it });
  });

  it("knows the locale of each of its own paths", () => {
    for (const localized of Object.values(ROUTES))
      for (const locale of LOCALE_CODES) expect(getPathLocale(localized[locale])).toBe(locale);
  });
});

describe("paths", () => {
  it.each([
    ["excursions", "en", "saona-island", "/excursions/saona-island"],
    ["excursions", "es", "isla-saona", "/es/excursiones/isla-saona"],
    ["catalog", "it", "yacht", "/it/catalog/yacht"],
  ] as const)("leads from %s in %s with the slug %s to %s", (collection, locale, slug, path) => {
    expect(getOfferPath(collection, locale, slug)).toBe(path);
  });

  it.each([
    ["/", "en"],
    ["/excursions", "en"],
    ["/es", "es"],
    ["/it/contatto", "it"],
    ["/it/no-such-page", "it"],
    ["/espanol", "en"],
    ["/en/contact", "en"],
  ])("takes the locale of %j as %s", (pathname, locale) => {
    expect(getPathLocale(pathname)).toBe(locale);
  });
});

describe("redirects", () => {
  it.each([
    ["/it/catalogo/yacht-a-motore", "/it/catalog/yacht-a-motore"],
    ["/it/catalogo", undefined],
    ["/it/catalog/yacht-a-motore", undefined],
    ["/excursions/saona/card", "/excursions/saona#card"],
    ["/es/servicios/traslado/tarjeta", "/es/servicios/traslado#card"],
    ["/it/catalog/yacht-a-motore/scheda", "/it/catalog/yacht-a-motore#card"],
    ["/excursions/saona/tarjeta", undefined],
    ["/", undefined],
  ])("sends %s to %s", (from, to) => {
    expect(getRedirect(from)).toBe(to);
  });
});
