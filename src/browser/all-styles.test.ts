import { loadAllStyles } from "./all-styles";

function addLink(): HTMLLinkElement {
  const link = document.createElement("link");
  link.dataset["allStyles"] = "";
  document.body.replaceChildren(link);
  return link;
}

describe("the sheet with the styles of all pages", () => {
  it("is not waited for where there is none", async () => {
    document.body.replaceChildren();
    await expect(loadAllStyles()).resolves.toBe(true);
  });

  it("is there when it has been loaded", async () => {
    Object.defineProperty(addLink(), "sheet", { value: {} });
    await expect(loadAllStyles()).resolves.toBe(true);
  });

  it.each([
    ["load", true],
    ["error", false],
  ])("is waited for until its %s", async (event, isThere) => {
    const link = addLink();
    const loaded = loadAllStyles();
    link.dispatchEvent(new Event(event));
    await expect(loaded).resolves.toBe(isThere);
  });

  it("is not waited for when it has failed before", async () => {
    addLink().dataset["failed"] = "";
    await expect(loadAllStyles()).resolves.toBe(false);
  });
});
