import { getGuestPhoneUrl, toInternational } from "./international-number";

it.each([
  ["+39 333 123 4567", "+393331234567"],
  ["0039 333 123 4567", "+393331234567"],
  [" +1 (829) 555-0142", "+18295550142"],
  ["+1 809 555 0142 ext. 12", "+18095550142"],
  ["+1 809 555 0142x12", "+18095550142"],
  ["333 123 4567", undefined],
  ["0809 555", undefined],
  ["", undefined],
])("reads the country code of %j", (phone, expected) => {
  expect(toInternational(phone)).toBe(expected);
});

it.each([
  ["0039 333 123 4567", "tel:+393331234567"],
  ["809 555 0142 #12", "tel:8095550142"],
])("phones %j", (phone, expected) => {
  expect(getGuestPhoneUrl(phone)).toBe(expected);
});
