import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { StaffLocale } from "../../../domain/config/staff";
import { fakeEditor } from "../../../testing/fake-editor";
import "../../../testing/fake-staff-calls";
import { openEditorPage } from "../../../testing/open-editor-page";
import type { SaveConflict } from "../saving/editor-calls";
import { openedFiles } from "../saving/entry-files";
import { createConflict, watchOthers } from "./conflicts";

const PATH = "src/locales/it/common.json";
const conflict: SaveConflict = {
  path: PATH,
  files: [
    { path: PATH, text: '{"open":"","close":"Serra","menu":"Menù"}', version: "2", at: null, by: "Ana" },
  ],
  base: { [PATH]: '{"open":"","close":"Chiudi","menu":"Menu"}' },
  mine: { [PATH]: '{"open":"Apri","close":"Chiudi","menu":"Il menu"}' },
  isDeletion: false,
  replaceTheirs: jest.fn(),
};
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));

const show = async (shown: SaveConflict, staff: StaffLocale) => {
  const fill = jest.fn();
  await openEditorPage(staff);
  document.body.append(...createConflict(shown, fill, () => undefined));
  return fill;
};

it("shows both versions by field, copies mine, and puts into the form what is chosen of each", async () => {
  const fill = await show(conflict, "es");
  const [open, close, menu] = screen.getAllByRole("group");
  expect(open).toHaveTextContent("Italiano · open Guardado ahora: (nada) Lo de usted: Apri");
  await press("Copiar lo mío para pegarlo");
  expect(await navigator.clipboard.readText()).toContain("Italiano · open\nApri\n");
  // Mine where I have changed it, theirs elsewhere: neither undoes the other.
  const isMine = (group?: HTMLElement) =>
    within(group as HTMLElement).getByRole("radio", { name: /Lo de usted/ });
  expect([open, close, menu].map((group) => (isMine(group) as HTMLInputElement).checked)).toEqual([
    ...[true, false, true],
  ]);
  await user.click(within(menu as HTMLElement).getByRole("radio", { name: /Guardado ahora: Menù/ }));
  expect(conflict.replaceTheirs).not.toHaveBeenCalled();
  await press("Usar lo elegido");
  expect(conflict.replaceTheirs).toHaveBeenCalledTimes(1);
  expect(fill).toHaveBeenCalledWith({ content: { open: "Apri", close: "Serra", menu: "Menù" } });
  expect(screen.getByText(/^Ya está en el formulario/)).toBeInTheDocument();
});

it("of a refused deletion offers to delete the entry nevertheless, and nothing to copy", async () => {
  await show({ ...conflict, isDeletion: true }, "en");
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Keep mine to paste" })).not.toBeInTheDocument();
  await press("Delete it nevertheless");
  expect(screen.getByText(/^Delete the entry again/)).toBeInTheDocument();
});

describe("two people with the same entry open", () => {
  const FILE = "content/excursions/saona-island/offer.yml";
  const versions = [{ id: "new", at: "2026-11-23T13:05:00.000Z", by: "Ana" }];
  const onSave = jest.fn();

  beforeEach(async () => {
    await openEditorPage("es");
    jest.useFakeTimers();
    onSave.mockClear();
    openedFiles.set(FILE, { version: "mine", text: "" });
    history.replaceState(null, "", "#/collections/excursions/entries/saona-island");
  });
  afterEach(() => jest.useRealTimers());

  it("are told once who saved it and when, and nothing of their own saves", async () => {
    let version = "mine";
    fakeEditor({
      getVersions: () => ({ json: { versions: { [FILE]: version } } }),
      listVersions: { json: { versions } },
    });
    watchOthers(onSave);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(onSave).not.toHaveBeenCalled();
    version = "theirs";
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onSave.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Ana guardó esta entrada mientras usted la tiene abierta aquí \(23 de noviembre de 2026 a las 9:05\).*no se pierde/,
        ),
      ],
    ]);
  });
});
