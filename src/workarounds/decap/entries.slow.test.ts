import { reloadBetweenEntries } from "./entries";

const SAONA = "#/collections/excursions/entries/saona-island";
const reload = jest.fn();

/** Goes to addresses one after the other, as a browser does: the address first, then the event. */
async function go(...hashes: string[]) {
  for (const hash of hashes) {
    history.replaceState(null, "", hash);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  }
  await jest.advanceTimersByTimeAsync(1000);
}

beforeAll(() => {
  history.replaceState(null, "", SAONA);
  reloadBetweenEntries(reload);
});
beforeEach(async () => {
  jest.useFakeTimers();
  await go("#/collections/excursions", SAONA);
  reload.mockClear();
});
afterEach(() => jest.useRealTimers());

describe("from one entry straight to another", () => {
  it("loads the editor anew", async () => {
    await go("#/collections/catalog/entries/fishing-boat-charter");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["by way of a list", ["#/collections/excursions"]],
    ["to a new entry, which gets its address when it is saved", ["#/collections/excursions/new"]],
    ["but staying for the sake of unsaved changes", ["#/collections/excursions/entries/natural-pool", SAONA]],
  ])("does nothing %s", async (_, hashes) => {
    await go(...hashes);
    expect(reload).not.toHaveBeenCalled();
  });
});
