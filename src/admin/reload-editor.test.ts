import { reloadEditor } from "./reload-editor";

test("the editor is loaded anew only when the unsaved text is backed up", async () => {
  let finish = (): void => undefined;
  const backup = new Promise<void>((resolve) => (finish = resolve));
  const reload = jest.fn();
  const answer = (event: Event) => (event as CustomEvent<Promise<void>[]>).detail.push(backup);
  window.addEventListener("back-up-draft", answer, { once: true });
  const done = reloadEditor(reload);
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  finish();
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});
