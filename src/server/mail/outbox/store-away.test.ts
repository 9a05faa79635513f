/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { setUpOutbox } from "../../../testing/set-up-outbox";
import type { Mailer } from "../transport";
import type { Store } from "../../store";
import { deliverDue } from "./deliver";

const bench = setUpOutbox();

let sent: number;
const refusing: Mailer = {
  deliver() {
    sent += 1;
    return Promise.resolve({ outcome: "refused", reason: "smtp-550" });
  },
};
beforeEach(() => {
  sent = 0;
});

/** The store with some of its ways broken until `mend` is called. */
function withFault(broken: { outbox?: (keyof Store["outbox"])[]; enquiries?: (keyof Store["enquiries"])[] }) {
  let isAway = true;
  const fail = <Part extends object>(part: Part, names: readonly (keyof Part)[] = []): Part => {
    const ways = names.map((name) => [
      name,
      (...args: unknown[]) =>
        isAway ? Promise.reject(new Error("away")) : (part[name] as (...all: unknown[]) => unknown)(...args),
    ]);
    return { ...part, ...(Object.fromEntries(ways) as Partial<Part>) };
  };
  const { store } = bench;
  const outbox = fail(store.outbox, broken.outbox);
  const enquiries = fail(store.enquiries, broken.enquiries);
  return {
    tools: { ...bench.tools(refusing), store: { ...store, outbox, enquiries } },
    mend: () => (isAway = false),
  };
}

describe("when the store is away in the middle of a delivery", () => {
  it("the reply of the mail server is noted when it is back, and no mail is sent again", async () => {
    await bench.accept();
    const { tools, mend } = withFault({ outbox: ["giveUp", "postpone"], enquiries: ["change"] });
    const turn = deliverDue(tools);
    await sleep(600);
    expect(await bench.getStates()).toEqual(["due", "due"]);
    mend();
    await turn;
    expect(await bench.getStates()).toEqual(["due smtp-550", "due smtp-550", "given-up smtp-550"]);
    // The third tells the agency.
    expect(sent).toBe(3);
  });

  it("a mail that could not be written waits for its next attempt and not for the end of its claim", async () => {
    await bench.accept();
    await deliverDue(withFault({ enquiries: ["get"] }).tools);
    expect(await bench.getStates()).toEqual(["due not-written", "due not-written"]);
    bench.clock += 15_000;
    await deliverDue(bench.tools(refusing));
    expect(sent).toBe(3);
  });
});
