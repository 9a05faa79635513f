import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeStaffCalls, ME, SIGNED_OUT, type FakeCalls } from "../../testing/fake-staff-calls";
import { goTo } from "../shell/go-to";
import { canOfferPasskeys, canUsePasskeys, signInByPasskey } from "./passkey-calls";
import { SignInPage } from "./sign-in-page";

jest.mock("../shell/go-to");
jest.mock("./passkey-calls");

const EMAIL = "ana@example.com";
const SIGNED_IN_ANA = { status: 200, json: { name: "Ana", role: "owner", locale: "it" } };
const UNAUTHORIZED = { status: 401, json: { code: "unauthorized" } };

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

async function askForMail(hash = "", calls: FakeCalls = {}) {
  const made = await open(hash, {
    "POST staff/session.requestMail": { status: 200, json: { sent: true } },
    ...calls,
  });
  await userEvent.type(screen.getByLabelText("Your email address"), EMAIL);
  await userEvent.click(screen.getByRole("button", { name: "Send me the mail" }));
  return made;
}

describe("by mail", () => {
  it("asks for the address, then says that a mail was sent, and takes its code", async () => {
    const made = await askForMail("#then=%2Fadmin%2Fme", { "POST staff/session.open": SIGNED_IN_ANA });
    expect(made.at(-1)).toEqual({
      call: "POST staff/session.requestMail",
      body: { email: EMAIL, lang: "en" },
    });
    expect(screen.getByRole("heading", { name: "Look at your mail" })).toBeVisible();
    const code = screen.getByLabelText("Six-digit code from the mail");
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.type(code, "123 456{Enter}");
    expect(made.at(-1)).toEqual({ call: "POST staff/session.open", body: { email: EMAIL, code: "123456" } });
    expect(goTo).toHaveBeenCalledWith("/admin/me");
  });

  it("ties the sentence about a wrong code to the field, which takes the focus", async () => {
    await askForMail("", { "POST staff/session.open": UNAUTHORIZED });
    const code = screen.getByLabelText("Six-digit code from the mail");
    await userEvent.type(code, "123456");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(code).toHaveFocus();
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(/^This code is not right, or no longer valid/);
  });

  it.each([
    ["too many tries", { status: 429, json: { code: "too-many-requests", retryAfter: 100 } }, /Wait 2 min/],
    ["a lost connection", "offline", /no connection/],
    ["a broken server", { status: 502 }, /did not work/],
  ] as const)("says aloud what to do after %s", async (_, reply, words) => {
    await askForMail("", { "POST staff/session.requestMail": reply });
    expect(screen.getByRole("alert")).toHaveTextContent(words);
  });
});

describe("by a link", () => {
  it("of a mail, does nothing before the button is pressed, and keeps the token out of the address", async () => {
    const made = await open("#token=abc&then=%2Fadmin%2Fpeople", {
      "POST staff/session.open": SIGNED_IN_ANA,
    });
    expect(made).toEqual([]);
    expect(location.hash).toBe("#then=%2Fadmin%2Fpeople");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(made).toEqual([{ call: "POST staff/session.open", body: { token: "abc" } }]);
    expect(goTo).toHaveBeenCalledWith("/admin/people");
  });

  it("of one's own machine signs in at once, once", async () => {
    const made = await open("#key=abc", { "POST staff/session.open": SIGNED_IN_ANA });
    expect(made).toEqual([{ call: "POST staff/session.open", body: { key: "abc", lang: "en" } }]);
    expect(goTo).toHaveBeenCalledWith("/admin/today");
    expect(location.hash).toBe("");
  });
});

describe("by a passkey", () => {
  beforeEach(() => jest.mocked(canUsePasskeys).mockReturnValue(true));

  it("signs in with the button", async () => {
    jest.mocked(signInByPasskey).mockResolvedValue({ name: "Ana", role: "owner", locale: "en" });
    await open("", {});
    await userEvent.click(screen.getByRole("button", { name: "Use fingerprint or face" }));
    expect(signInByPasskey).toHaveBeenCalledWith("at-once");
    expect(goTo).toHaveBeenCalledWith("/admin/today");
  });
});

it("goes on at once when the person is signed in already", async () => {
  await open("#then=%2Fadmin%2Fme", { "GET staff/me.get": { status: 200, json: ME } });
  expect(goTo).toHaveBeenCalledWith("/admin/me");
});

it("speaks the language that is chosen on the page, and sends the mail in it", async () => {
  const made = await open("", { "POST staff/session.requestMail": { status: 200, json: { sent: true } } });
  await userEvent.selectOptions(screen.getByLabelText("Language"), "Español");
  expect(document.documentElement.lang).toBe("es");
  await userEvent.type(screen.getByLabelText("Su correo electrónico"), EMAIL);
  await userEvent.click(screen.getByRole("button", { name: "Enviarme el correo" }));
  expect(made.at(-1)?.body).toEqual({ email: EMAIL, lang: "es" });
});
