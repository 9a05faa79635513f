import { prefersReducedMotion } from "./prefers-reduced-motion";

it.each([true, false])("asks the visitor's system: %s", (matches) => {
  const matchMedia = jest.fn().mockReturnValue({ matches });
  Object.assign(window, { matchMedia });
  expect(prefersReducedMotion()).toBe(matches);
  expect(matchMedia).toHaveBeenCalledWith("(prefers-reduced-motion: reduce)");
});
