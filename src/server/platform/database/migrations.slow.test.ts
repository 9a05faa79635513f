/** @jest-environment node */
import { describeStores } from "../../../testing/describe-stores";
import { startStoreProcesses } from "../../../testing/start-store-processes";

/** Enough for two of them to meet. */
const PROCESSES = 4;
const ROUNDS = 10;

describeStores("migrations", (bench) => {
  it("are applied once, also when several processes start at the same time", async () => {
    const processes = await startStoreProcesses(PROCESSES);
    const opened = Array.from({ length: PROCESSES }, () => "opened");
    try {
      for (let round = 0; round < ROUNDS; round += 1)
        expect(await processes.open(await bench.createSettings())).toEqual(opened);
    } finally {
      await processes.stop();
    }
  });
});
