/** A page of each kind in each language. */
export const PAGE_KINDS = {
  home: { en: "/", es: "/es", it: "/it" },
  list: { en: "/excursions", es: "/es/excursiones", it: "/it/escursioni" },
  catalog: { en: "/catalog", es: "/es/catalogo", it: "/it/catalogo" },
  detail: {
    en: "/excursions/saona-island",
    es: "/es/excursiones/isla-saona",
    it: "/it/escursioni/isola-saona",
  },
  contact: { en: "/contact", es: "/es/contacto", it: "/it/contatto" },
};
