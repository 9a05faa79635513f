import { shareLink } from "./share-button";

const URL_TO_SHARE = "https://tours.example/shortlist?list=saona-island";

function setDevice(device: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  const clipboard = device.writeText && { writeText: device.writeText };
  Object.defineProperty(navigator, "share", { value: device.share, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
}

afterEach(() => setDevice({}));

const reject = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

describe("sharing a link", () => {
  it("hands title and address to the device", async () => {
    const share = jest.fn(() => Promise.resolve());
    setDevice({ share });
    await expect(shareLink("My list", URL_TO_SHARE)).resolves.toBe("shared");
    expect(share).toHaveBeenCalledWith({ title: "My list", url: URL_TO_SHARE });
  });

  it("respects that the visitor changed their mind", async () => {
    const writeText = jest.fn();
    setDevice({ share: reject("AbortError"), writeText });
    await expect(shareLink("My list", URL_TO_SHARE)).resolves.toBe("cancelled");
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([[undefined], [reject("NotAllowedError")]])(
    "copies it where there is no other way",
    async (share) => {
      const writeText = jest.fn(() => Promise.resolve());
      setDevice({ ...(share && { share }), writeText });
      await expect(shareLink("My list", URL_TO_SHARE)).resolves.toBe("copied");
      expect(writeText).toHaveBeenCalledWith(URL_TO_SHARE);
    },
  );

  it.each([[undefined], [reject("NotAllowedError")]])("says when nothing worked", async (writeText) => {
    setDevice(writeText ? { writeText } : {});
    await expect(shareLink("My list", URL_TO_SHARE)).resolves.toBe("failed");
  });
});
