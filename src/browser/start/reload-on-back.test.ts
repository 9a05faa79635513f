import { createBackReload } from "./reload-on-back";

function createLocation() {
  return { pathname: "/contact", hash: "", reload: jest.fn<undefined, []>() };
}

it("the page of another address is loaded", () => {
  const location = createLocation();
  const hasLeft = createBackReload(location);
  location.pathname = "/terms-conditions";
  expect(hasLeft()).toBe(true);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it("a link inside the page loads nothing", () => {
  const location = createLocation();
  const hasLeft = createBackReload(location);
  location.hash = "#form";
  expect(hasLeft()).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});
