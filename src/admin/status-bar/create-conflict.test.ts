import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { SaveConflict } from "../saving/save-conflict";
import { createConflict } from "./create-conflict";

const PATH = "src/i18n/messages/it/common.json";
const conflict: SaveConflict = {
  files: [{ path: PATH, text: '{"open":""}', version: "2", at: null, by: "Ana" }],
  mine: { [PATH]: '{"open":"Apri"}' },
  isDeletion: false,
  replaceTheirs: jest.fn(),
};
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));

afterEach(() => document.body.replaceChildren());

it("shows both versions, copies mine, and replaces theirs with the next save only when told", async () => {
  document.body.append(...createConflict(conflict, { staff: "es", entries: [] }, () => undefined));
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Italiano · openGuardado ahora: (nada)Lo tuyo: Apri",
  );
  await press("Copiar lo mío para pegarlo");
  expect(await navigator.clipboard.readText()).toBe("Italiano · open\nApri\n");
  expect(screen.getByRole("button", { name: "Copiado" })).toBeInTheDocument();
  expect(conflict.replaceTheirs).not.toHaveBeenCalled();
  await press("Reemplazar lo suyo por lo mío");
  expect(conflict.replaceTheirs).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Publica otra vez: lo tuyo reemplazará/)).toBeInTheDocument();
});

it("of a refused deletion offers to delete the entry nevertheless, and nothing to copy", async () => {
  document.body.append(
    ...createConflict({ ...conflict, isDeletion: true }, { staff: "en", entries: [] }, () => undefined),
  );
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Keep mine to paste" })).not.toBeInTheDocument();
  await press("Delete it nevertheless");
  expect(screen.getByText(/^Delete the entry again/)).toBeInTheDocument();
});
