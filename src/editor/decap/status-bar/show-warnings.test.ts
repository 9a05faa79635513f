import { screen, within } from "@testing-library/react";

import { fakeFetch, type FakeReply } from "../../../testing/fake-fetch";
import { polyfillDialog } from "../../../testing/polyfill-dialog";
import type { StaffLocale } from "../../../config/staff";
import { showWarnings } from "./show-warnings";

const offer = { collection: "excursions", key: "saona-island", related: [] } as const;
const entries = [
  { ...offer, locale: "en", url_slug: "saona-island", title: "Saona Island" },
  { ...offer, locale: "es", url_slug: "isla-saona", title: "Isla Saona" },
] as const;

async function openWarnings(staff: StaffLocale, reply: FakeReply) {
  fakeFetch(reply);
  await showWarnings(staff, entries);
  return screen.getByRole("dialog");
}

const warnings = {
  status: 200,
  json: [
    {
      file: "content/excursions/saona-island/en.md",
      en: "There is only one picture.",
      es: "Solo hay una foto.",
    },
    {
      file: "content/excursions/saona-island/it.md",
      en: "Older than English.",
      es: "Más antiguo que el inglés.",
    },
    { file: "content/pages/home.json", en: "A link leads nowhere.", es: "Un enlace no lleva a nada." },
    { file: "content/excursions/gone/en.md", en: "A price in the title.", es: "Un precio en el título." },
  ],
};

const getItems = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

beforeEach(polyfillDialog);
afterEach(() => document.body.replaceChildren());

describe("what is left to do", () => {
  it.each<[StaffLocale, string, string[]]>([
    [
      "en",
      "What is left to do on the site",
      [
        "Excursions · Saona Island: There is only one picture.",
        "Excursions · Saona Island (Italiano): Older than English.",
        "Home page: A link leads nowhere.",
        "Excursions · Gone: A price in the title.",
      ],
    ],
    [
      "es",
      "Qué queda por hacer en la web",
      [
        "Excursiones · Isla Saona: Solo hay una foto.",
        "Excursiones · Isla Saona (Italiano): Más antiguo que el inglés.",
        "Página de inicio: Un enlace no lleva a nada.",
        "Excursiones · Gone: Un precio en el título.",
      ],
    ],
  ])("is listed in plain words (%s)", async (staff, title, items) => {
    const dialog = await openWarnings(staff, warnings);
    expect(dialog).toHaveAccessibleName(title);
    expect(getItems(dialog)).toEqual(items);
  });

  it("leads from each thing to its entry, and closes", async () => {
    const dialog = await openWarnings("en", warnings);
    const links = within(dialog).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "#/collections/excursions/entries/saona-island",
      "#/collections/excursions/entries/saona-island",
      "#/collections/pages/entries/home",
      "#/collections/excursions/entries/gone",
    ]);
    links[0]?.click();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
