import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { OutdatedTranslation } from "../../../domain/contracts/editor";
import { fakeEditor } from "../../../testing/fake-editor";
import "../../../testing/fake-staff-calls";
import { OutdatedTranslations, loadOutdated } from "./outdated";

const NAME = "excursions/saona-island";
const outdated = (change: Partial<OutdatedTranslation> = {}): OutdatedTranslation => ({
  ...{ entry: NAME, file: `content/${NAME}/es.md`, text: "es", because: "en" },
  ...{ fields: ["title", "seo"], at: "2026-11-23T13:05:00.000Z", version: "e2" },
  ...change,
});
const reply = (...translations: OutdatedTranslation[]) => ({ json: { doubts: translations } });

async function show(...translations: OutdatedTranslation[]) {
  location.hash = `#/collections/${NAME.replace("/", "/entries/")}`;
  const calls = fakeEditor({ listDoubts: reply(...translations), confirmText: reply() });
  render(<OutdatedTranslations />);
  await act(() => loadOutdated());
  return calls;
}

beforeEach(() => {
  document.documentElement.lang = "es";
});

describe("texts of the open entry that may no longer be right", () => {
  it("are asked about with language, day and fields", async () => {
    await show(outdated(), outdated({ because: "it", fields: [], at: null, version: "i2" }));
    expect(screen.getByRole("listitem")).toHaveTextContent(
      "Cambió en inglés el 23 de noviembre de 2026 a las 9:05 (Título, Para buscadores). Cambió en italiano. ¿Sigue bien el texto en español?",
    );
  });

  it("are found right by a press, for the texts that were shown", async () => {
    const calls = await show(outdated());
    await userEvent.click(screen.getByRole("button", { name: "Sigue bien" }));
    expect(calls.at(-1)).toEqual({
      action: "confirmText",
      params: { entry: NAME, text: "es", seen: { en: "e2" } },
    });
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("stay when the server does not take the answer, with its reason", async () => {
    await show(outdated());
    fakeEditor({ confirmText: { status: 503, json: {} } });
    await userEvent.click(screen.getByRole("button", { name: "Sigue bien" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("No ha funcionado.");
    expect(screen.getByRole("button", { name: "Sigue bien" })).toBeEnabled();
  });
});
