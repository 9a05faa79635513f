import { getReturnPath, getSignInAddress } from "./sign-in-address";

const ORIGIN = "https://palmarena.example";

it.each(["/admin", "/admin/me", "/admin/people?page=2", "/admin#/collections/excursions"])(
  "leads back to %s",
  (path) => {
    const hash = new URL(getSignInAddress(path), ORIGIN).hash.slice(1);
    expect(getReturnPath(new URLSearchParams(hash).get("then"), ORIGIN)).toBe(path);
  },
);

it.each([
  null,
  "",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "\\\\evil.example\\admin",
  "/admin/../api/staff/session.open",
  "/administration",
  "/es",
  "javascript:alert(1)",
  "https://palmarena.example@evil.example/admin",
  "https://palmarena.example.evil.example/admin",
  "http://palmarena.example/admin",
  "/admin/sign-in#then=/admin/me",
  "http://[",
  "\t//evil.example/admin",
])("goes to the start instead of %p", (then) => {
  expect(getReturnPath(then, ORIGIN)).toBe("/admin/today");
});
