import { randomUUID } from "node:crypto";

/**
 * Tells a process that keeps Gatsby ready whether `public/` and its caches are as it knows them: of the full build at its start, and
 * changed since by nobody but itself. Another `npm start` in the same folder publishes the same content with a Gatsby of its own; one that
 * went on from what it remembers would leave out pages that the other has changed.
 */
export function createKnownBuild({ finishedAt, publisher }) {
  let known = publisher;
  return {
    isStill: (stamp) => stamp.finishedAt === finishedAt && stamp.publisher === known,
    /** Gets what the stamp says from now on: another name each time, or who got ready meanwhile would not notice the second change. */
    sign() {
      known = randomUUID();
      return { publisher: known };
    },
  };
}
