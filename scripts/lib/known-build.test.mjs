import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createKnownBuild } from "./known-build.mjs";

describe("a process that keeps Gatsby ready", () => {
  it("goes on after its own publications, and not after those of another process", () => {
    let stamp = { finishedAt: "noon" };
    const publish = (build) => (stamp = { ...stamp, ...build.sign() });
    const [one, two] = [createKnownBuild(stamp), createKnownBuild(stamp)];
    publish(one);
    publish(one);
    assert.deepEqual([one.isStill(stamp), two.isStill(stamp)], [true, false]);
    const three = createKnownBuild(stamp);
    publish(three);
    assert.deepEqual(
      [one, two, three].map((each) => each.isStill(stamp)),
      [false, false, true],
    );
  });

  it("does not go on after the second publication of a process whose first one it has seen", () => {
    let stamp = { finishedAt: "noon" };
    const first = createKnownBuild(stamp);
    stamp = { ...stamp, ...first.sign() };
    const later = createKnownBuild(stamp);
    stamp = { ...stamp, ...first.sign() };
    assert.equal(later.isStill(stamp), false);
  });

  it("does not go on after a full build", () => {
    const build = createKnownBuild({ finishedAt: "noon" });
    assert.equal(build.isStill({ finishedAt: "one o'clock" }), false);
  });
});
