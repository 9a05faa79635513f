import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { createContentFiles, createOfferFiles } from "../../../testing/create-offer";
import { fakeEditor } from "../../../testing/fake-editor";
import { polyfillDialog } from "../../../testing/polyfill-dialog";
import { OpenedFiles } from "../saving/opened-files";
import { showBin } from "./show-bin";
import { showVersions } from "./show-versions";
import { findOtherSave, watchOthers } from "./watch-others";

const PATH = "content/excursions/saona-island/offer.yml";
const HASH = "#/collections/excursions/entries/saona-island";
const entries = [
  {
    collection: "excursions",
    key: "saona-island",
    locale: "es",
    url_slug: "isla-saona",
    title: "Isla Saona",
    related: [],
  },
] as const;
const reader = { staff: "es", entries } as const;
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

beforeEach(polyfillDialog);
afterEach(() => document.body.replaceChildren());

async function openVersions(calls: Parameters<typeof fakeEditor>[0] = {}, confirm = () => true) {
  const made = fakeEditor({ listVersions: { json: { versions } }, readVersion, ...calls });
  const onBack = jest.fn();
  await showVersions({ ...reader, paths: [PATH], confirm, onBack });
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
        ...{ dataFiles: [{ path: PATH, raw: toText(75) }], assets: [], options: { newEntry: false } },
        versions: { [PATH]: "id-new" },
      },
    });
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it("that do not fit any more are refused in words, not in codes or paths", async () => {
    const problem = { file: "excursions/saona-island/es.md", path: "title", code: "empty-text", found: "" };
    const { dialog, onBack } = await openVersions({
      readFiles: { json: [{ data: "", file: { path: PATH, id: "id-new" } }] },
      persistEntry: { status: 422, json: { problems: [problem] } },
    });
    await user.click(within(dialog).getByRole("button", { name: "Recuperar esta versión" }));
    expect(
      await within(dialog).findByText("Excursiones · Isla Saona (Español) · Título: falta."),
    ).toBeVisible();
    expect(onBack).not.toHaveBeenCalled();
  });
});

describe("the bin", () => {
  const items = [
    {
      id: "1",
      paths: ["content/excursions/gone-tour/en.md", "content/excursions/gone-tour/es.md"],
      at: versions[0]?.at,
      by: "Ana",
    },
    { id: "2", paths: ["content/media/excursions/reef.jpg"], at: versions[1]?.at, by: null },
  ];

  it("names entries and pictures, who deleted them and when, and brings them back", async () => {
    const made = fakeEditor({ listBin: { json: { items } }, bringBack: { json: { versions: {} } } });
    const onBack = jest.fn();
    await showBin(reader, onBack);
    const [entry, picture] = screen.getAllByRole("listitem");
    expect(entry).toHaveTextContent(
      /^Excursiones · Gone tourEliminado: 23 de noviembre de 2026 a las 9:05 · por Ana/,
    );
    expect(picture).toHaveTextContent(/^reef\.jpg/);
    await user.click(screen.getAllByRole("button", { name: "Recuperar" })[0] as HTMLElement);
    expect(await screen.findByRole("link", { name: "Abrirla" })).toHaveAttribute(
      "href",
      "#/collections/excursions/entries/gone-tour",
    );
    expect(made.at(-1)).toEqual({ action: "bringBack", params: { id: "1" } });
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it("says when something could not come back", async () => {
    fakeEditor({ listBin: { json: { items } }, bringBack: { status: 404, json: { code: "not-found" } } });
    await showBin(reader, jest.fn());
    await user.click(screen.getAllByRole("button", { name: "Recuperar" })[0] as HTMLElement);
    expect(await screen.findByText("Ya no está.")).toBeVisible();
  });
});

describe("two people with the same entry open", () => {
  const look = async (id: string) => {
    const opened = new OpenedFiles();
    opened.set(PATH, { version: "mine", text: "" });
    fakeEditor({
      getVersions: { json: { versions: { [PATH]: id } } },
      listVersions: { json: { versions } },
    });
    return findOtherSave({ ...reader, opened }, HASH);
  };

  it("are told who saved it and when, and that nothing is lost", async () => {
    const text = await look("theirs");
    expect(text).toContain(
      "Ana guardó esta entrada mientras usted la tiene abierta aquí (23 de noviembre de 2026 a las 9:05)",
    );
    expect(text).toContain("no se pierde");
  });

  it("hear nothing of their own saves, and nothing where no entry is open", async () => {
    expect(await look("mine")).toBeUndefined();
    expect(
      await findOtherSave({ ...reader, opened: new OpenedFiles() }, "#/collections/excursions"),
    ).toBeUndefined();
  });
});

it("a slow server is asked once at a time whether somebody else has saved", async () => {
  jest.useFakeTimers();
  const ask = jest.spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
  const opened = new OpenedFiles();
  opened.set(PATH, { version: "id-1", text: "" });
  window.location.hash = HASH;
  watchOthers({ ...reader, opened, onSave: jest.fn() });
  await jest.advanceTimersByTimeAsync(90_000);
  expect(ask).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
