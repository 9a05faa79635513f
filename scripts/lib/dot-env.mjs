import { existsSync } from "node:fs";

import { inRoot } from "./root.mjs";

/** Loads the repository's .env into `process.env`, if it is there; what is set already stays as it is. */
export function loadDotEnv() {
  // Not imported by name: an old Node must get as far as check-node.mjs.
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
}
