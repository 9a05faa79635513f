import { toInternational } from "./international-number";

it.each([
  ["+39 333 123 4567", "+393331234567"],
  ["0039 333 123 4567", "+393331234567"],
  [" +1 (829) 555-0142", "+18295550142"],
  ["333 123 4567", undefined],
  ["0809 555", undefined],
  ["", undefined],
])("reads the country code of %j", (phone, expected) => {
  expect(toInternational(phone)).toBe(expected);
});
