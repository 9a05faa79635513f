import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

import { bundleServiceWorker, type WorkerMessages, type WorkerSettings } from "./bundle-service-worker";

function writeIfChanged(path: string, text: string) {
  try {
    if (readFileSync(path, "utf8") === text) return;
  } catch {
    // The first build has no such file.
  }
  writeFileSync(path, text);
}

/** Writes `/sw.js`, which is content too: it knows the agency's number and how to say it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType }) => {
  const settings = getNodesByType("SiteSettings") as unknown as WorkerSettings[];
  const messages = getNodesByType("InterfaceMessages") as unknown as WorkerMessages[];
  writeIfChanged(join("public", "sw.js"), bundleServiceWorker(settings, messages));
};
