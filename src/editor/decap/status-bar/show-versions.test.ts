import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { createContentFiles, createOfferFiles } from "../../../testing/create-offer";
import { fakeEditor } from "../../../testing/fake-editor";
import { openEditorPage } from "../../../testing/open-editor-page";
import { polyfillDialog } from "../../../testing/polyfill-dialog";
import { showVersions } from "./show-versions";

const PATH = "content/excursions/saona-island/offer.yml";
const versions = [
  { id: "new", at: "2026-11-23T13:05:00.000Z", by: "Ana" },
  { id: "old", at: "2026-11-20T13:05:00.000Z", by: null },
];
const toText = (adult: number) =>
  createContentFiles(
    createOfferFiles({ prices: [{ port: "bayahibe", adult, child: 45, currency: "USD" }] }),
  ).get(PATH) ?? "";
const readVersion = ({ id }: { id: string }) => ({
  json: { files: [{ path: PATH, text: toText(id === "new" ? 79 : 75) }] },
});
const user = userEvent.setup();

beforeEach(async () => {
  polyfillDialog();
  history.replaceState(null, "", "#/collections/excursions/entries/saona-island");
  await openEditorPage("es");
});
afterEach(() => document.body.replaceChildren());

async function openVersions(calls: Parameters<typeof fakeEditor>[0] = {}) {
  jest.spyOn(window, "confirm").mockReturnValue(true);
  const made = fakeEditor({ listVersions: { json: { versions } }, readVersion, ...calls });
  const onBack = jest.fn();
  await showVersions(onBack);
  return { made, onBack, dialog: screen.getByRole("dialog", { name: "Versiones anteriores" }) };
}

describe("earlier versions", () => {
  it("say who, when by the agency's clock, and what changed in the words of the form", async () => {
    const { dialog } = await openVersions();
    const [now, then] = within(dialog).getAllByRole("listitem");
    expect(now).toHaveTextContent("23 de noviembre de 2026 a las 9:05 · por Ana (Como está ahora)");
    expect(then).toHaveTextContent("20 de noviembre de 2026 a las 9:05 · fuera de este editor");
    await user.click(within(dialog).getByText("Qué cambió"));
    expect(await within(dialog).findByText("Precios 1 › Adulto (dólares)")).toBeInTheDocument();
    expect(dialog).toHaveTextContent("Antes: 75Después: 79");
    expect(dialog).not.toHaveTextContent("offer.yml");
  });

  it("come back as a save that is based on what is there now", async () => {
    const { made, onBack, dialog } = await openVersions({
      readFiles: { json: [{ data: "", file: { path: PATH, id: "id-new" } }] },
      persistEntry: { json: { versions: {} } },
    });
    await user.click(within(dialog).getByRole("button", { name: "Recuperar esta versión" }));
    await jest.mocked(fetch).mock.results.at(-1)?.value;
    expect(await screen.findByRole("dialog").catch(() => null)).toBeNull();
    expect(made.at(-1)).toEqual({
      action: "persistEntry",
      params: {
        ...{ dataFiles: [{ path: PATH, raw: toText(75) }], assets: [] },
        versions: { [PATH]: "id-new" },
      },
    });
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
