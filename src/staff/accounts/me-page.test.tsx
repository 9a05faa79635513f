import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getPart } from "../../testing/open-inbox";

import { fakeStaffCalls, ME, SIGNED_IN, type FakeCalls } from "../../testing/fake-staff-calls";
import { polyfillDialog } from "../../testing/polyfill-dialog";
import { goTo } from "../shell/go-to";
import { addPasskey, canUsePasskeys } from "./passkey-calls";
import { MePage } from "./me-page";

jest.mock("../shell/go-to");
jest.mock("./passkey-calls");
polyfillDialog();

beforeEach(() => {
  jest.mocked(canUsePasskeys).mockReturnValue(true);
  jest.mocked(goTo).mockReset();
});

async function open(calls: FakeCalls = {}) {
  const made = fakeStaffCalls({ ...SIGNED_IN, ...calls });
  render(<MePage />);
  await act(async () => undefined);
  return made;
}

const ADD = "Use this device's fingerprint or face next time";

it("changes name and language, and speaks it at once", async () => {
  const made = await open({
    "POST staff/me.change": { status: 200, json: { ...ME, name: "Ana María", locale: "es" } },
  });
  const part = getPart("Name and language");
  await userEvent.type(part.getByLabelText("Your name"), " María");
  await userEvent.selectOptions(part.getByLabelText("Your language"), "Español");
  await userEvent.click(part.getByRole("button", { name: "Save" }));
  expect(made.at(-1)).toEqual({ call: "POST staff/me.change", body: { name: "Ana María", locale: "es" } });
  expect(await screen.findByRole("heading", { name: "Mi nombre y dispositivos" })).toBeVisible();
  expect(screen.getByText("Guardado.")).toBeVisible();
  expect(document.documentElement.lang).toBe("es");
});

it("asks before it ends all sessions, and goes to the sign-in", async () => {
  const made = await open({ "POST staff/session.endDevices": { status: 200 } });
  await userEvent.click(screen.getByRole("button", { name: "End all, on this device too" }));
  const dialog = within(screen.getByRole("dialog", { name: "Sign out everywhere?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(made.map(({ call }) => call)).not.toContain("POST staff/session.endDevices");
  await userEvent.click(screen.getByRole("button", { name: "End all, on this device too" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^End all/ }));
  expect(made.at(-1)).toEqual({ call: "POST staff/session.endDevices", body: { all: true } });
  expect(goTo).toHaveBeenCalledWith("/admin/sign-in");
});

it("adds a passkey by the name of the device", async () => {
  jest.mocked(addPasskey).mockResolvedValue({ id: "new", name: "Chrome, Android" });
  const added = { id: "new", name: "Chrome, Android", createdAt: "2026-11-23T14:00:00.000Z", usedAt: null };
  await open({
    "GET staff/me.get": [
      { status: 200, json: ME },
      { status: 200, json: { ...ME, passkeys: [...ME.passkeys, added] } },
    ],
  });
  await userEvent.click(screen.getByRole("button", { name: ADD }));
  expect(addPasskey).toHaveBeenCalledWith("Chrome, Android");
  const part = getPart("Fingerprint or face");
  expect(part.getAllByRole("listitem")).toHaveLength(2);
  expect(part.getByText(/^Done\. Next time/)).toBeVisible();
});

it("renames and removes a passkey", async () => {
  const made = await open({
    "POST staff/passkeys.rename": { status: 200, json: { id: "key", name: "Old phone" } },
    "POST staff/passkeys.remove": { status: 200 },
  });
  await userEvent.click(screen.getByRole("button", { name: "Rename: Phone" }));
  const field = screen.getByLabelText("New name");
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, "Old phone{Enter}");
  expect(made).toContainEqual({ call: "POST staff/passkeys.rename", body: { id: "key", name: "Old phone" } });
  await userEvent.click(screen.getByRole("button", { name: "Remove: Phone" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  expect(made).toContainEqual({ call: "POST staff/passkeys.remove", body: { id: "key" } });
});

it("leads to the sign-in when the session has ended meanwhile", async () => {
  await open({ "POST staff/me.change": { status: 401, json: { code: "unauthorized" } } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(goTo).toHaveBeenCalledWith(expect.stringMatching(/^\/admin\/sign-in#then=/));
});
