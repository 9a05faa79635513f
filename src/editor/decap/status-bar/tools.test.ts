import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeEditor } from "../../../testing/fake-editor";
import { fakeFetch } from "../../../testing/fake-fetch";
import { openEditorPage } from "../../../testing/open-editor-page";
import { polyfillDialog } from "../../../testing/polyfill-dialog";
import { showBin, showWarnings } from "./tools";

const user = userEvent.setup();

beforeEach(async () => {
  polyfillDialog();
  await openEditorPage("es");
});
afterEach(() => document.body.replaceChildren());

describe("what is left to do", () => {
  const port = { en: "the pier", es: "el muelle", it: "il molo" };
  const warn = (file: string) => ({ file: `content/${file}`, code: "no-price", values: { port } });

  it("is listed in plain words, and leads from each thing to its entry", async () => {
    const files = ["excursions/saona-island/it.md", "pages/home.json", "excursions/gone/en.md"];
    fakeFetch({ status: 200, json: files.map(warn) });
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
});

describe("the bin", () => {
  const at = "2026-11-23T13:05:00.000Z";
  const paths = ["en", "es"].map((locale) => `content/excursions/gone-tour/${locale}.md`);
  const items = [
    { id: "1", paths, at, by: "Ana" },
    { id: "2", paths: ["content/media/excursions/reef.jpg"], at, by: null },
  ];
  const open = async (bringBack: { status?: number; json: unknown }) => {
    const made = fakeEditor({ listBin: { json: { items } }, bringBack });
    const onBack = jest.fn();
    await showBin(onBack);
    const listed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    await user.click(screen.getAllByRole("button", { name: "Recuperar" })[0] as HTMLElement);
    return { made, onBack, listed };
  };

  it("names entries and pictures, who deleted them and when, and brings them back", async () => {
    const { made, onBack, listed } = await open({ json: { versions: {} } });
    expect(listed).toEqual([
      expect.stringMatching(
        /^Excursiones · Gone tourEliminado: 23 de noviembre de 2026 a las 9:05 · por Ana/,
      ) as string,
      expect.stringMatching(/^reef\.jpg/) as string,
    ]);
    expect(await screen.findByRole("link", { name: "Abrirla" })).toHaveAttribute(
      "href",
      "#/collections/excursions/entries/gone-tour",
    );
    expect(made.at(-1)).toEqual({ action: "bringBack", params: { id: "1" } });
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
