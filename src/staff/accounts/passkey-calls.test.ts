import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from "@simplewebauthn/browser";

import { canOfferPasskeys, canUsePasskeys } from "./passkey-calls";

jest.mock("@simplewebauthn/browser");

beforeEach(() => {
  jest.mocked(browserSupportsWebAuthn).mockReturnValue(true);
  jest.mocked(browserSupportsWebAuthnAutofill).mockResolvedValue(true);
});

it.each([
  ["site.example", true],
  ["localhost", true],
  ["127.0.0.1", false],
  ["192.168.1.20", false],
  ["[::1]", false],
])("passkeys at %s: %s", async (host, isPossible) => {
  expect(canUsePasskeys(host)).toBe(isPossible);
  expect(await canOfferPasskeys(host)).toBe(isPossible);
});

it("none where the browser has none", () => {
  jest.mocked(browserSupportsWebAuthn).mockReturnValue(false);
  expect(canUsePasskeys("site.example")).toBe(false);
});
