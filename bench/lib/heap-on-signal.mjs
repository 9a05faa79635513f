// Imported by a server that is measured: after SIGUSR2 it collects garbage and writes the MiB of its heap that are left into HEAP_FILE.
import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => {
  collect();
  writeFileSync(process.env.HEAP_FILE, String(process.memoryUsage().heapUsed / 2 ** 20));
});
