import { fakeStaffCalls } from "../../testing/fake-staff-calls";
import { createDraftSaver } from "./draft";

const CALL = "POST staff/enquiries.saveDraft";
async function open() {
  const draft = createDraftSaver({
    ...{ reference: "PA-1", stored: "", text: "", onState: jest.fn(), onReply: jest.fn() },
  });
  await jest.advanceTimersByTimeAsync(0);
  return draft;
}
/** Begins a draft whose first save, of "Hel", is under way for so long when "Hello" is typed. */
async function typeBesideSlowSave(afterMs: number) {
  const made = fakeStaffCalls({
    [CALL]: [
      { status: 200, json: {}, afterMs },
      { status: 200, json: {} },
    ],
  });
  const draft = await open();
  draft.change("Hel");
  await jest.advanceTimersByTimeAsync(1000);
  draft.change("Hello");
  return { draft, made };
}
const toText = ({ body }: { body: unknown }) => (body as { text: string }).text;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it("saves once more what was saved at leaving beside an older save, which may have arrived last", async () => {
  const { draft, made } = await typeBesideSlowSave(3000);
  draft.leave();
  await jest.advanceTimersByTimeAsync(0);
  expect(made.map(toText)).toEqual(["Hel", "Hello"]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(made.map(toText)).toEqual(["Hel", "Hello", "Hello"]);
});

it("saves what is typed after coming back last, however slow what was saved at leaving is", async () => {
  const { draft, made } = await typeBesideSlowSave(15_000);
  draft.close();
  const again = await open();
  again.change("Hello world");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(made.map(toText)).toEqual(["Hel", "Hello", "Hello", "Hello world"]);
});

it("saves at leaving only once when nothing was under way", async () => {
  const made = fakeStaffCalls({ [CALL]: { status: 200, json: {} } });
  const draft = await open();
  draft.change("Hello");
  draft.leave();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(made.map(toText)).toEqual(["Hello"]);
});
