import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import {
  fakeStaffCalls,
  ME,
  SIGNED_IN,
  SIGNED_OUT,
  type FakeCalls,
  ok,
} from "../../testing/fake-staff-calls";
import { goTo } from "../shell/go-to";
import { canOfferPasskeys, canUsePasskeys } from "./passkey-calls";
import { SignInPage } from "./sign-in-page";

jest.mock("../shell/go-to");
jest.mock("./passkey-calls");

const EMAIL = "ana@example.com";

beforeEach(() => {
  history.replaceState(null, "", "/admin/sign-in");
  jest.mocked(canUsePasskeys).mockReturnValue(false);
  jest.mocked(canOfferPasskeys).mockResolvedValue(false);
  jest.mocked(goTo).mockReset();
});

async function open(hash: string, calls: FakeCalls) {
  history.replaceState(null, "", `/admin/sign-in${hash}`);
  const made = fakeStaffCalls({ ...SIGNED_OUT, ...calls });
  render(<SignInPage />);
  await act(async () => undefined);
  return made;
}

it.each([
  ["too many tries", { status: 429, json: { code: "too-many-requests", retryAfter: 100 } }, /Wait 2 min/],
  ["a lost connection", "offline", /no connection/],
  ["a broken server", { status: 502 }, /did not work/],
] as const)("says aloud what to do after %s", async (_, reply, words) => {
  await open("", { "POST staff/session.requestMail": reply });
  await userEvent.type(screen.getByLabelText("Your email address"), EMAIL);
  await userEvent.click(screen.getByRole("button", { name: "Send me the mail" }));
  expect(screen.getByRole("alert")).toHaveTextContent(words);
});

it("goes on at once when the person is signed in already", async () => {
  await open("#then=%2Fadmin%2Fme", { "GET staff/me.get": ok(ME) });
  expect(goTo).toHaveBeenCalledWith("/admin/me");
});

it("is followed by Today in the same document, which takes the focus", async () => {
  const nothing = { waiting: [], departures: [], quotes: [], unpaid: [], refunds: [], waitingCount: 0 };
  const made = await open("#key=once", {
    ...SIGNED_IN,
    "POST staff/session.open": ok({ locale: "en" }),
    "GET staff/today.get": ok({ today: "2026-11-23", tomorrow: "2026-11-24", ...nothing }),
  });
  const main = await screen.findByRole("main");
  expect(await within(main).findByRole("heading", { name: "Waiting for an answer" })).toBeVisible();
  expect(main).toHaveFocus();
  expect([location.pathname, document.title]).toEqual(["/admin/today", "Today"]);
  expect(made.slice(0, 3).map(({ call }) => call)).toEqual([
    ...["POST staff/session.open", "GET staff/me.get", "GET staff/today.get"],
  ]);
  expect(goTo).not.toHaveBeenCalled();
});

it("speaks the language that is chosen on the page, and sends the mail in it", async () => {
  const made = await open("", { "POST staff/session.requestMail": ok({ sent: true }) });
  await userEvent.selectOptions(screen.getByLabelText("Language"), "Español");
  expect(document.documentElement.lang).toBe("es");
  await userEvent.type(screen.getByLabelText("Su correo electrónico"), EMAIL);
  await userEvent.click(screen.getByRole("button", { name: "Enviarme el correo" }));
  expect(made.at(-1)?.body).toEqual({ email: EMAIL, lang: "es" });
});
