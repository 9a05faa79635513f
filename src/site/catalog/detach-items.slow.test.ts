import { createItemDetacher } from "./detach-items";

const COUNT = 500;
const ALL = Array.from({ length: COUNT }, (_, index) => String(index));

beforeEach(() => {
  jest.useFakeTimers();
  const lists = [ALL.slice(0, COUNT / 2), ALL.slice(COUNT / 2)];
  document.body.innerHTML = lists
    .map((texts) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`)
    .join("");
});

afterEach(() => jest.useRealTimers());

const getTexts = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);

it.each([
  [0, 0],
  [1, 0],
  [3, 1],
  [10, 0],
  [10, 1],
  [10, 2],
])("keeps them and their order when it is turned round after %i steps out and %i in", (out, back) => {
  const { detach, attach } = createItemDetacher(document.body);
  detach();
  jest.advanceTimersToNextTimer(out);
  attach();
  jest.advanceTimersToNextTimer(back);
  detach();
  jest.advanceTimersToNextTimer(out);
  attach();
  jest.runAllTimers();
  expect(getTexts()).toEqual(ALL);
  expect([...document.querySelectorAll("ul")].map(({ children }) => children.length)).toEqual([250, 250]);
});
