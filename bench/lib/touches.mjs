const openMenu = (page) => page.getByRole("button", { name: "Menu", exact: false }).first().tap();

const openFilters = (page) => page.locator("form[role=search] button[aria-expanded]").tap();

/** What is touched, on which page; `prepare` comes before it. A plain page has no scripts and so nothing to prepare with. */
export const TOUCHES = [
  {
    name: "menu opens",
    path: "/contact",
    find: (page) => page.locator("header button[aria-haspopup=dialog]"),
  },
  {
    name: "menu's link, another page",
    path: "/contact",
    find: (page) => page.getByRole("dialog").getByRole("link", { name: "Services" }),
    prepare: openMenu,
    isScriptOnly: true,
  },
  {
    name: "another language",
    path: "/excursions/saona-island",
    find: (page) => page.getByRole("main").locator("a[hreflang=es]"),
    isScriptOnly: true,
  },
  {
    name: "section opens",
    path: "/excursions/saona-island",
    find: (page) => page.locator("details:has(> #faq) > summary"),
  },
  {
    name: "one more person",
    path: "/excursions/saona-island",
    find: (page) => page.locator("#book button[aria-label]").nth(1),
  },
  {
    name: "offer kept",
    path: "/excursions/saona-island",
    find: (page) => page.locator("main button[aria-pressed]").first(),
  },
  {
    name: "kind filtered",
    path: "/catalog",
    find: (page) => page.locator("form[role=search] label:has(input[type=checkbox])").first(),
    prepare: openFilters,
    isScriptOnly: true,
  },
];

/** Links to a page with a main picture. */
export const LINKS = [
  { name: "card of a list", path: "/excursions", find: (page) => page.locator("main article a").first() },
  { name: "teaser of the home page", path: "/", find: (page) => page.locator("#categories + ul a").first() },
  {
    name: "menu's link to a list",
    path: "/contact",
    find: (page) => page.getByRole("dialog").getByRole("link", { name: "Excursions" }),
    prepare: openMenu,
  },
];
