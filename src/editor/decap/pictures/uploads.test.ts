import { fitSize } from "./uploads";

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 2560, height: 10 },
    { width: 2560, height: 10 },
  ],
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
])("a picture of %j travels as %j", (size, fitted) => {
  expect(fitSize(size)).toEqual(fitted);
});
