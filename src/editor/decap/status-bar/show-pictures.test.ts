import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeEditor } from "../../../testing/fake-editor";
import { openEditorPage } from "../../../testing/open-editor-page";
import { polyfillDialog } from "../../../testing/polyfill-dialog";
import { showPictures } from "./show-pictures";

const THUMBNAIL = "/api/editor/thumbnail?path=content%2Fmedia%2Fexcursions%2Freef.jpg&version=1";
const USED = {
  ...{ path: "content/media/excursions/reef.jpg", bytes: 1_240_000, width: 2560, height: 1707 },
  thumbnail: THUMBNAIL,
  usedIn: ["content/excursions/saona-island/offer.yml"],
};
const UNUSED = {
  ...{ path: "content/media/home/old.jpg", bytes: 81_000, width: 1600, height: 900, thumbnail: null },
  usedIn: [],
};
const user = userEvent.setup();

beforeEach(async () => {
  polyfillDialog();
  await openEditorPage("es");
});
afterEach(() => document.body.replaceChildren());

async function open() {
  const confirm = jest.spyOn(window, "confirm").mockReturnValue(true);
  const made = fakeEditor({ listMedia: { json: { files: [USED, UNUSED] } }, deleteFiles: { json: {} } });
  const onRemoval = jest.fn();
  await showPictures(onRemoval);
  const [used, unused] = within(screen.getByRole("dialog"))
    .getAllByRole("listitem")
    .filter((item) => item.className);
  return { made, confirm, onRemoval, used: used as HTMLElement, unused: unused as HTMLElement };
}

it("shows each picture small, with its size and the page it is on once, whatever its languages", async () => {
  const { used } = await open();
  expect(used.querySelector("img")).toHaveAttribute("src", THUMBNAIL);
  expect(used).toHaveTextContent("reef.jpg2560 × 1707 · 1,2 MB");
  const links = within(used).getAllByRole("link", { name: "Excursiones · Isla Saona" });
  expect(links).toHaveLength(1);
  expect(within(used).queryByRole("checkbox")).not.toBeInTheDocument();
});

it("removes together those that no page shows, into the bin", async () => {
  const { made, confirm, onRemoval, unused } = await open();
  const button = screen.getByRole("button", { name: "Quitar las seleccionadas" });
  expect(button).toBeDisabled();
  await user.click(within(unused).getByRole("checkbox", { name: "Seleccionar old.jpg" }));
  await user.click(button);
  expect(confirm).toHaveBeenCalledWith("¿Quitar 1 de la web? Quedan en la papelera y se pueden recuperar.");
  expect(made.map(({ action }) => action)).toEqual(["listMedia", "deleteFiles", "listMedia"]);
  expect(made[1]?.params).toEqual({ paths: [UNUSED.path], versions: {} });
  expect(await screen.findByText("Quitadas. Están en la papelera.")).toBeVisible();
  expect(onRemoval).toHaveBeenCalledTimes(1);
});
