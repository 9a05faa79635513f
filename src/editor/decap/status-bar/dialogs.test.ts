import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { createContentFiles, createOfferFiles } from "../../../testing/create-offer";
import { fakeEditor } from "../../../testing/fake-editor";
import { fakeFetch } from "../../../testing/fake-fetch";
import { openEditorPage } from "../../../testing/open-editor-page";
import { showPictures } from "./show-pictures";
import { showVersions } from "./show-versions";
import { showBin, showWarnings } from "./tools";

const FACTS = "content/excursions/saona-island/offer.yml";
const at = "2026-11-23T13:05:00.000Z";
const user = userEvent.setup();

let asked: jest.SpyInstance;
beforeEach(async () => {
  await openEditorPage("es");
  asked = jest.spyOn(window, "confirm").mockReturnValue(true);
});

describe("the library", () => {
  const src = "/api/editor/thumbnail?path=content%2Fmedia%2Fexcursions%2Freef.jpg&version=1";
  const USED = {
    ...{ path: "content/media/excursions/reef.jpg", bytes: 1_240_000, width: 2560, height: 1707 },
    ...{ thumbnail: src, usedIn: [FACTS] },
  };
  const UNUSED = {
    ...{ path: "content/media/home/old.jpg", bytes: 81_000, width: 1600, height: 900 },
    ...{ thumbnail: null, usedIn: [] },
  };

  it("shows pictures small with size and page, and removes those together that no page shows", async () => {
    const made = fakeEditor({ listMedia: { json: { files: [USED, UNUSED] } }, deleteFiles: { json: {} } });
    await showPictures();
    const [used, unused] = within(screen.getByRole("dialog"))
      .getAllByRole("listitem")
      .filter((item) => item.className) as [HTMLElement, HTMLElement];
    expect(used.querySelector("img")).toHaveAttribute("src", src);
    expect(used).toHaveTextContent("reef.jpg2560 × 1707 · 1,2 MB");
    // Once, whatever its languages.
    expect(within(used).getAllByRole("link", { name: "Excursiones · Isla Saona" })).toHaveLength(1);
    expect(within(used).queryByRole("checkbox")).not.toBeInTheDocument();
    const button = screen.getByRole("button", { name: "Quitar las seleccionadas" });
    expect(button).toBeDisabled();
    await user.click(within(unused).getByRole("checkbox", { name: "Seleccionar old.jpg" }));
    await user.click(button);
    expect(asked).toHaveBeenCalledWith("¿Quitar 1 de la web? Quedan en la papelera y se pueden recuperar.");
    expect(await screen.findByText("Quitadas. Están en la papelera.")).toBeVisible();
    expect(made.map(({ action }) => action)).toEqual(["listMedia", "deleteFiles", "listMedia"]);
    expect(made[1]?.params).toEqual({ paths: [UNUSED.path], versions: {} });
  });
});

describe("earlier versions", () => {
  const toText = (adult: number) =>
    createContentFiles(
      createOfferFiles({ prices: [{ port: "bayahibe", adult, child: 45, currency: "USD" }] }),
    ).get(FACTS) ?? "";

  it("say who, when by the agency's clock, and what changed in the words of the form, and come back", async () => {
    history.replaceState(null, "", "#/collections/excursions/entries/saona-island");
    const versions = [
      { id: "new", at, by: "Ana" },
      { id: "old", at: "2026-11-20T13:05:00.000Z", by: null },
    ];
    const made = fakeEditor({
      listVersions: { json: { versions } },
      readVersion: ({ id }: { id: string }) => ({
        json: { files: [{ path: FACTS, text: toText(id === "new" ? 79 : 75) }] },
      }),
      readFiles: { json: [{ data: "", file: { path: FACTS, id: "id-new" } }] },
      persistEntry: { json: { versions: {} } },
    });
    const onBack = jest.fn();
    await showVersions(onBack);
    const dialog = within(screen.getByRole("dialog", { name: "Versiones anteriores" }));
    const [now, then] = dialog.getAllByRole("listitem");
    expect(now).toHaveTextContent("23 de noviembre de 2026 a las 9:05 · por Ana (Como está ahora)");
    expect(then).toHaveTextContent("20 de noviembre de 2026 a las 9:05 · fuera de este editor");
    await user.click(dialog.getByText("Qué cambió"));
    expect(await dialog.findByText("Precios 1 › Adulto (dólares)")).toBeInTheDocument();
    expect(now).toHaveTextContent("Antes: 75Después: 79");
    expect(now).not.toHaveTextContent("offer.yml");
    await user.click(dialog.getByRole("button", { name: "Recuperar esta versión" }));
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("dialog")).toBeNull();
    // Based on what is there now.
    const params = { dataFiles: [{ path: FACTS, raw: toText(75) }], versions: { [FACTS]: "id-new" } };
    expect(made.at(-1)).toEqual({ action: "persistEntry", params });
  });
});

it("what is left to do is listed in plain words, and leads from each thing to its entry", async () => {
  const port = { en: "the pier", es: "el muelle", it: "il molo" };
  const files = ["excursions/saona-island/it.md", "pages/home.json", "excursions/gone/en.md"];
  fakeFetch({
    status: 200,
    json: files.map((file) => ({ file: `content/${file}`, code: "no-price", values: { port } })),
  });
  await showWarnings();
  expect(screen.getByRole("dialog")).toHaveAccessibleName("Qué queda por hacer en la web");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Excursiones · Isla Saona (Italiano): Falta el precio desde el muelle.",
    "Página de inicio: Falta el precio desde el muelle.",
    "Excursiones · Gone: Falta el precio desde el muelle.",
  ]);
  const [link] = screen.getAllByRole("link");
  expect(link).toHaveAttribute("href", "#/collections/excursions/entries/saona-island");
  await user.click(link as HTMLElement);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("the bin names entries and pictures, who deleted them and when, and brings them back", async () => {
  const items = [
    {
      id: "1",
      paths: ["en", "es"].map((locale) => `content/excursions/gone-tour/${locale}.md`),
      at,
      by: "Ana",
    },
    { id: "2", paths: ["content/media/excursions/reef.jpg"], at, by: null },
  ];
  const made = fakeEditor({ listBin: { json: { items } }, bringBack: { json: { versions: {} } } });
  await showBin();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Excursiones · Gone tourEliminado: 23 de noviembre de 2026 a las 9:05 · por Ana/,
    ) as string,
    expect.stringMatching(/^reef\.jpg/) as string,
  ]);
  await user.click(screen.getAllByRole("button", { name: "Recuperar" })[0] as HTMLElement);
  expect(await screen.findByRole("link", { name: "Abrirla" })).toHaveAttribute(
    "href",
    "#/collections/excursions/entries/gone-tour",
  );
  expect(made.at(-1)).toEqual({ action: "bringBack", params: { id: "1" } });
});
