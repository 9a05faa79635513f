import { screen } from "@testing-library/react";

import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { renderWithLocale } from "../../testing/render-with-locale";
import { settle } from "../../testing/settle";
import { NewsletterForm } from "./newsletter-form";

async function subscribe(address: string) {
  const { user } = renderWithLocale(<NewsletterForm path="/terms" />);
  if (address) await user.type(screen.getByLabelText("Email"), address);
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  await settle();
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

it("the newsletter form is a plain post without scripts that says its language and page", () => {
  const { container } = renderWithLocale(<NewsletterForm path="/terms" />, "it");
  const form = container.querySelector("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/subscribe");
  expect(form).toHaveFormValues({ lang: "it", source: "/terms" });
});

it.each([
  ["", "Enter your email address"],
  ["ana", "Enter an email address like name@example.com"],
  [`${"a".repeat(260)}@example.com`, "This address is too long"],
])("the address %j is not posted", async (address, text) => {
  const requests = fakeFetch({ status: 200, json: { confirmed: true } });
  await subscribe(address);
  expect(requests).toEqual([]);
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText("Email")).toHaveValue(address);
});

it.each<[FakeReply, RegExp]>([
  ["offline", /returns while this site is open, or when you open it again\./],
  [{ status: 500, json: { code: "server-error" } }, /That did not work/],
  [{ status: 429, json: { retryAfter: 30 } }, /Too many tries/],
])("a subscription that fails (%j) says so, keeps the address and offers WhatsApp", async (reply, text) => {
  fakeFetch(reply);
  await subscribe("ana@example.com");
  expect(screen.getByRole("status")).toHaveTextContent(text);
  expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
  const chatText = "Hello, please add ana@example.com to your newsletter. Language: English.";
  const href = `https://wa.me/15550100177?text=${encodeURIComponent(chatText)}`;
  expect(screen.getByRole("link", { name: /^Chat on WhatsApp/ })).toHaveAttribute("href", href);
});
