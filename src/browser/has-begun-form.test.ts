import { hasBegunForm } from "./has-begun-form";

it.each([
  ["<form><input name='name'><textarea></textarea></form>", false],
  ["<form><input type='hidden' value='x'><input type='number' value='2'></form>", false],
  ["<form><input type='checkbox' value='yes' checked></form>", false],
  ["<form><input type='email' value='  '></form>", false],
  ["<form><input type='email' value='ana@'></form>", true],
  ["<form><textarea>We are four</textarea></form>", true],
  ["<input type='search' value='saona'>", true],
])("%s counts as begun: %s", (html, begun) => {
  document.body.innerHTML = html;
  expect(hasBegunForm()).toBe(begun);
});
