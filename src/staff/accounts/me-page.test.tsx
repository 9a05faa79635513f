import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getPart } from "../../testing/open-inbox";

import { fakeStaffCalls, ME, SIGNED_IN, type FakeCalls, ok } from "../../testing/fake-staff-calls";
import { polyfillDialog } from "../../testing/polyfill-dialog";
import { canUsePasskeys } from "./passkey-calls";
import { MePage } from "./me-page";

jest.mock("./passkey-calls");
polyfillDialog();

beforeEach(() => jest.mocked(canUsePasskeys).mockReturnValue(true));

async function open(calls: FakeCalls = {}) {
  const made = fakeStaffCalls({ ...SIGNED_IN, ...calls });
  render(<MePage />);
  await act(async () => undefined);
  return made;
}

it("changes name and language, and speaks it at once", async () => {
  const made = await open({
    "POST staff/me.change": ok({ ...ME, name: "Ana María", locale: "es" }),
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

it("says at the field why a name is refused", async () => {
  const refused = { status: 422, json: { code: "invalid", fields: { name: "required" } } };
  await open({ "POST staff/me.change": refused });
  const name = screen.getByLabelText("Your name");
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(name).toHaveAccessibleDescription(/Fill in this field\./);
  expect(name).toHaveFocus();
});

it("renames and removes a passkey", async () => {
  const made = await open({
    "POST staff/passkeys.rename": ok({ id: "key", name: "Old phone" }),
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
