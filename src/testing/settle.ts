import { act } from "@testing-library/react";

/** Lets everything finish that waits for no timer: faked requests, modules that are loaded, the renders that follow. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let round = 0; round < 5; round++) await jest.advanceTimersByTimeAsync(0);
  });
}
