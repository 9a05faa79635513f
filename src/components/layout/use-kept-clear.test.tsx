import { act, render } from "@testing-library/react";
import { useRef } from "react";

import { useKeptClear } from "./use-kept-clear";

function Floating() {
  const place = useRef<HTMLElement>(null);
  useKeptClear(place);
  return <aside ref={place} />;
}

const observe = jest.fn();
const create = jest.fn(() => ({ observe, disconnect: () => undefined }));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: create });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "IntersectionObserver");
});

it("looks up the controls once after many changes of the page, and at once when the booking bar goes", async () => {
  const { container, unmount } = render(<Floating />);
  expect(create).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 5; count += 1) {
    container.append(document.createElement("button"));
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
  expect(create).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(create).toHaveBeenCalledTimes(2);
  expect(observe).toHaveBeenCalledTimes(5);
  container.toggleAttribute("data-away", true);
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(create).toHaveBeenCalledTimes(3);
  container.append(document.createElement("button"));
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(create).toHaveBeenCalledTimes(3);
});
