/** @jest-environment node */
import { createImageDataField } from "./create-resolvers";

const image = (contentDigest: string) => ({ id: "picture", parent: "file", internal: { contentDigest } });

function askTwice(first: [object, object], second: [object, object]) {
  const { resolve } = createImageDataField();
  const originalResolver = jest.fn(() => ({}));
  const getNodeById = jest.fn(() => null);
  const ask = ([node, args]: [object, object]) =>
    resolve(node as ReturnType<typeof image>, args, { nodeModel: { getNodeById } } as never, {
      originalResolver,
    });
  const answers = [ask(first), ask(second)];
  return { answers, originalResolver, getNodeById };
}

describe("the sizes of a picture", () => {
  it("are asked for once, and make every page that shows it depend on its file", () => {
    const same: [object, object] = [image("1"), { aspectRatio: 1.5 }];
    const { answers, originalResolver, getNodeById } = askTwice(same, same);
    expect(answers[1]).toBe(answers[0]);
    expect(originalResolver).toHaveBeenCalledTimes(1);
    expect(getNodeById.mock.calls).toEqual([[{ id: "file" }], [{ id: "file" }]]);
  });

  it("are asked for again after they could not be told", async () => {
    const { resolve } = createImageDataField();
    const originalResolver = jest
      .fn()
      .mockRejectedValueOnce(new Error("no such file"))
      .mockResolvedValue({ width: 360 });
    const ask = () =>
      resolve(image("1"), {}, { nodeModel: { getNodeById: () => null } } as never, { originalResolver });
    await expect(ask()).rejects.toThrow("no such file");
    await expect(ask()).resolves.toEqual({ width: 360 });
  });

  it.each([
    ["another picture has come in its place", image("2"), { aspectRatio: 1.5 }],
    ["it is shown otherwise", image("1"), { aspectRatio: 1 }],
  ])("are asked for again when %s", (_, node, args) => {
    const { originalResolver } = askTwice([image("1"), { aspectRatio: 1.5 }], [node, args]);
    expect(originalResolver).toHaveBeenCalledTimes(2);
  });
});
