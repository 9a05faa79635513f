import { screen, waitFor } from "@testing-library/react";

import {
  chooseOffer,
  createStored,
  openQuickChanges as open,
  resetStored,
  stored,
  user,
} from "../../testing/open-quick-changes";

jest.mock("../shell/go-to");

beforeEach(resetStored);

/** Response to a save when somebody else was faster. */
const REFUSED = {
  status: 409,
  json: {
    code: "conflict",
    files: [{ path: "x", text: "", version: "2", by: "Luis", at: "2026-11-23T13:05:00.000Z" }],
  },
};

it("says who was faster, keeps what was typed, and shows the rest as it is now", async () => {
  const saved = await open(REFUSED);
  await chooseOffer("Change a price");
  const adult = await screen.findByLabelText("Bayahíbe · Adult (US dollars)");
  await user.clear(adult);
  await user.type(adult, "80");
  stored.offer = createStored({ prices: [{ port: "bayahibe", adult: 77, child: 50, currency: "USD" }] });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Not saved: Luis has changed the same \(.*9:05.*What you typed is still here/,
  );
  expect(screen.getByLabelText("Bayahíbe · Adult (US dollars)")).toHaveValue("80");
  expect(screen.getByLabelText("Bayahíbe · Adult (US dollars)")).toHaveAccessibleDescription(
    "Saved meanwhile: 77",
  );
  expect(screen.getByLabelText("Bayahíbe · Child (US dollars)")).toHaveValue("50");
  expect(screen.getByLabelText("Bayahíbe · Child (US dollars)")).toHaveAccessibleDescription("");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(saved[1]?.dataFiles[0]?.raw).toMatch(/adult: 80\n\s+child: 50/);
});

it("keeps a task's typing while another one is open, and asks before it is lost with the page", async () => {
  await open();
  await user.click(await screen.findByRole("button", { name: "Put up the notice" }));
  await user.type(await screen.findByLabelText("Notice in Spanish"), "Mar agitado.");
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await chooseOffer("Change a price");
  expect(screen.queryByLabelText("Notice in Spanish")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Put up the notice" }));
  expect(await screen.findByLabelText("Notice in Spanish")).toHaveValue("Mar agitado.");
});

describe("while a save is running", () => {
  /** Shows the page, whose first save is answered when one says so. */
  async function openSlow(versions = {}) {
    let answerSave = (): void => undefined;
    const after = new Promise<void>((resolve) => {
      answerSave = resolve;
    });
    const saved = await open({ status: 200, json: { versions }, after });
    const isLeaveAsked = () => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    return { saved, answerSave, isLeaveAsked };
  }
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));

  it("a word of the notice can be corrected, which is based on what was saved", async () => {
    const { saved, answerSave, isLeaveAsked } = await openSlow({ "content/settings/notice.json": "2" });
    await user.click(await screen.findByRole("button", { name: "Put up the notice" }));
    const fields = await screen.findAllByLabelText(/^Notice in /);
    for (const field of fields) await user.type(field, "Storm");
    await save();
    const [english, spanish] = fields as [HTMLElement, HTMLElement];
    await user.type(english, " until noon");
    answerSave();
    expect(await screen.findByText(/^Saved\. /)).toBeVisible();
    expect(english).toBeVisible();
    expect(english).toHaveValue("Storm until noon");
    expect(english).not.toHaveAccessibleDescription(/Saved meanwhile/);
    expect(spanish).toHaveValue("Storm");
    expect(isLeaveAsked()).toBe(true);
    await save();
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.versions).toEqual({ "content/settings/notice.json": "2" });
    expect(JSON.parse(saved[1]?.dataFiles[0]?.raw ?? "")).toMatchObject({
      ...{ en: { text: "Storm until noon" }, es: { text: "Storm" } },
    });
    await waitFor(() => expect(isLeaveAsked()).toBe(false));
  });
});
