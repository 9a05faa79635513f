/** @jest-environment node */
import { getChatUrl, getPhoneUrl } from "./chat-url";

describe("the link that opens a chat", () => {
  it.each([
    ["+1 555 010 0177", "Hello", "https://wa.me/15550100177?text=Hello"],
    ["+1 (555) 010-0177", "", "https://wa.me/15550100177?text="],
    [
      "15550100177",
      "¿Sí? A & B = 100 %",
      "https://wa.me/15550100177?text=%C2%BFS%C3%AD%3F%20A%20%26%20B%20%3D%20100%20%25",
    ],
    [
      "15550100177",
      "One\nTwo + #3 🐠",
      "https://wa.me/15550100177?text=One%0ATwo%20%2B%20%233%20%F0%9F%90%A0",
    ],
  ])("to %s with %j is %s", (number, text, url) => {
    expect(getChatUrl(number, text)).toBe(url);
  });
});

it.each([
  ["+1 555 010 0142", "tel:+15550100142"],
  ["+39 (06) 555-01", "tel:+390655501"],
])("phones %s by %s", (number, url) => {
  expect(getPhoneUrl(number)).toBe(url);
});
