import { getAdmittedKinds, keepAdmitted } from "./admitted-party";

describe("who may come along", () => {
  it.each([
    [null, ["adults", "children", "smallChildren"]],
    [3, ["adults", "children", "smallChildren"]],
    [4, ["adults", "children"]],
    [17, ["adults", "children"]],
    [18, ["adults"]],
  ])("from the minimum age of %s on", (minimum_age, kinds) => {
    expect(getAdmittedKinds({ minimum_age })).toEqual(kinds);
  });

  it.each([
    [undefined, { adults: 3, children: 2, smallChildren: 1 }],
    [4, { adults: 3, children: 2, smallChildren: 0 }],
    [18, { adults: 3, children: 0, smallChildren: 0 }],
  ])("leaves the others out: %s", (minimum_age, party) => {
    const choice = { port: "bayahibe", adults: 3, children: 2, smallChildren: 1 } as const;
    expect(keepAdmitted(choice, { minimum_age })).toEqual({ ...choice, ...party });
  });
});
