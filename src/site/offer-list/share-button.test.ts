import { shareLink } from "./share-button";

const url = "https://tours.example/shortlist?list=saona-island";
const reject = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
const resolve = () => Promise.resolve();

afterEach(() => {
  for (const name of ["share", "clipboard"]) Reflect.deleteProperty(navigator, name);
});

it.each([
  ["shared", resolve, undefined],
  ["cancelled", reject("AbortError"), resolve],
  ["copied", undefined, resolve],
  ["copied", reject("NotAllowedError"), resolve],
  ["failed", undefined, undefined],
  ["failed", undefined, reject("NotAllowedError")],
])("a link is %s by what the device has for it", async (result, onShare, onWrite) => {
  const [share, writeText] = [onShare && jest.fn(onShare), onWrite && jest.fn(onWrite)];
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: writeText && { writeText }, configurable: true });
  await expect(shareLink("My list", url)).resolves.toBe(result);
  if (share) expect(share).toHaveBeenCalledWith({ title: "My list", url });
  if (writeText) expect(writeText.mock.calls).toEqual(result === "cancelled" ? [] : [[url]]);
});
