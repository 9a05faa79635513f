/** @jest-environment node */
import { setUpOutbox } from "../../../testing/set-up-outbox";
import type { Mailer } from "../mailer";
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

/** The store with one of its ways replaced until `isBack`. */
function withFault(change: { outbox?: Partial<Store["outbox"]>; enquiries?: Partial<Store["enquiries"]> }) {
  const store = {
    ...bench.store,
    outbox: { ...bench.store.outbox, ...change.outbox },
    enquiries: { ...bench.store.enquiries, ...change.enquiries },
  };
  return { ...bench.tools(refusing), store };
}
const away = () => Promise.reject(new Error("away"));

describe("when the store is away in the middle of a delivery", () => {
  it("a mail that was answered is not sent again, only noted", async () => {
    await bench.accept();
    await deliverDue(withFault({ outbox: { giveUp: away, postpone: away }, enquiries: { change: away } }));
    expect(await bench.getStates()).toEqual(["due", "due"]);
    await deliverDue(bench.tools(refusing));
    expect(await bench.getStates()).toEqual(["due smtp-550", "due smtp-550", "given-up smtp-550"]);
    // The third tells the agency.
    expect(sent).toBe(3);
  });

  it("a mail that could not be written waits for its next attempt and not for the end of its claim", async () => {
    await bench.accept();
    await deliverDue(withFault({ enquiries: { get: away } }));
    await deliverDue(bench.tools(refusing));
    expect(await bench.getStates()).toEqual(["due not-written", "due not-written"]);
    bench.clock += 15_000;
    await deliverDue(bench.tools(refusing));
    // The third tells the agency that the guest got none.
    expect(sent).toBe(3);
  });

  it("notes are kept until the store is back", async () => {
    await bench.accept();
    const fault = withFault({ outbox: { giveUp: away, postpone: away }, enquiries: { change: away } });
    await deliverDue(fault);
    await expect(deliverDue(fault)).rejects.toThrow("away");
    await deliverDue(bench.tools(refusing));
    expect(await bench.getStates()).toEqual(["due smtp-550", "due smtp-550", "given-up smtp-550"]);
  });
});
