import { canUsePasskeys } from "./passkey-calls";

afterEach(() => void Reflect.deleteProperty(globalThis, "PublicKeyCredential"));

it.each([
  ["site.example", true],
  ["localhost", true],
  ["127.0.0.1", false],
  ["192.168.1.20", false],
  ["[::1]", false],
])("passkeys at %s: %s", (host, isPossible) => {
  expect(canUsePasskeys(host)).toBe(false);
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() });
  expect(canUsePasskeys(host)).toBe(isPossible);
});
