import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeEditor } from "../../../testing/fake-editor";
import "../../../testing/fake-staff-calls";
import { EDITOR_ENTRIES, openEditorPage } from "../../../testing/open-editor-page";
import { settle } from "../../../testing/settle";
import type { StaffLocale } from "../../../domain/config/staff";
import { SaveRefusedError } from "../save-validation/messages";
import { mountStatusBar } from "./mount-status-bar";

type StateReply = { status?: number; json: object } | "offline";
const LIVE: StateReply = { json: { state: "live" } };
const user = userEvent.setup({ delay: null });

async function openStatusBar(staff: StaffLocale, ...replies: [StateReply, ...StateReply[]]) {
  await openEditorPage(staff);
  const status = () => {
    const reply = (replies.length > 1 ? replies.shift() : undefined) ?? replies[0];
    if (reply === "offline") throw new TypeError("Failed to fetch");
    return reply;
  };
  const calls = fakeEditor({ status, entries: { json: EDITOR_ENTRIES } });
  const statusBar = mountStatusBar(jest.fn());
  await settle();
  return { statusBar, calls };
}

const getItems = (element: HTMLElement) =>
  within(element)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the state of the site", () => {
  it.each<[StaffLocale, StateReply, string, string]>([
    ["en", LIVE, "live", "Live: the site shows the last save"],
    [
      "en",
      { status: 401, json: { code: "unauthorized" } },
      "signedOut",
      "You are signed out. What you typed stays here",
    ],
    ["es", { json: { state: "saved" } }, "saved", "Guardado. La web lo mostrará en unos minutos."],
    ["en", "offline", "unreachable", "The website does not answer. Check the connection."],
  ])("is said in words (%s, %j)", async (staff, reply, state, text) => {
    await openStatusBar(staff, reply);
    expect(screen.getByRole("status")).toHaveTextContent(text);
    expect(screen.getByRole("status")).toHaveAttribute("data-state", state);
  });

  it("after a failure names entry, field and file in the words of the staff", async () => {
    const problems = [
      {
        ...{ file: "excursions/saona-island/offer.yml", path: "prices.0.adult", found: "free" },
        ...{ code: "not-a-number", type: "int" },
      },
      { file: "pages/home.json", path: "es.hero.title", code: "empty-text", found: "" },
      { file: "pages/home.json", code: "invalid-json", reason: "SyntaxError" },
      { file: "media/excursions/reef.jpg", code: "broken-picture" },
    ];
    await openStatusBar("es", { json: { state: "failed", problems } });
    const status = screen.getByRole("status");
    expect(status.querySelector("pre")?.textContent.split("\n")).toEqual([
      'Excursiones · Isla Saona · Precios 1 › Adulto (dólares): escriba un número; los precios van en dólares enteros (encontrado: "free").',
      "Página de inicio · Español · Portada › Título: falta.",
      "Página de inicio: no se puede leer: recupere una versión anterior o avise a quien cuida la web.",
      "reef.jpg: la foto está dañada: ponga en su lugar una que se abra bien.",
    ]);
  });

  it("after a save is “publishing” at once, and “live” as soon as it is", async () => {
    const publishing = { json: { state: "publishing" } };
    const { statusBar, calls } = await openStatusBar("en", LIVE, publishing, LIVE);
    statusBar.watch();
    expect(screen.getByRole("status")).toHaveTextContent("Publishing…");
    await jest.advanceTimersByTimeAsync(700);
    expect(screen.getByRole("status")).toHaveTextContent("Publishing…");
    await jest.advanceTimersByTimeAsync(700);
    expect(screen.getByRole("status")).toHaveTextContent("Live: the site shows the last save");
    expect(calls.map(({ action }) => action)).toEqual(["status", "entries", "status", "status"]);
  });
});

describe("a save that was refused", () => {
  const refusals = [
    { language: "Español", field: "Título", text: "falta" },
    { language: "", field: "phone", text: "falta" },
  ];

  it("is explained by language and field until it is closed", async () => {
    const { statusBar } = await openStatusBar("es", LIVE);
    statusBar.showRefusal(new SaveRefusedError(refusals));
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("No se guardó. Corrija esto y guarde de nuevo:");
    expect(getItems(alert)).toEqual(["Español · Título: falta", "phone: falta"]);
    await user.click(within(alert).getByRole("button", { name: "Cerrar" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("somebody else's save", () => {
  it("is told, and takes no refusal away that is being read", async () => {
    const { statusBar } = await openStatusBar("es", LIVE);
    const alert = screen.getByRole("complementary").querySelector("[role='alert']");
    statusBar.tell("Ana guardó esta entrada.");
    expect(alert).toHaveTextContent("Ana guardó esta entrada.");
    statusBar.showRefusal(new SaveRefusedError([{ language: "", field: "Precios 1", text: "falta" }]));
    statusBar.tell("Eva guardó esta entrada.");
    expect(alert).toHaveTextContent("Precios 1: falta");
    expect(alert).not.toHaveTextContent("Eva");
  });
});
