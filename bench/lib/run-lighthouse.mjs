import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { findSystemChromium } from "../../scripts/lib/find-chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Starts a Chromium with a port that Lighthouse drives it by. */
export async function startChromium() {
  const port = await findFreePort();
  const executablePath = findSystemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/**
 * Runs Lighthouse for phones once. `throttling`: `simulate` computes slow 4G, `devtools` applies it. Gets the score (0 to 100),
 * milliseconds, and the element of the Largest Contentful Paint.
 */
export async function runLighthouse(port, url, throttling) {
  const options = { port, onlyCategories: ["performance"], logLevel: "error", throttlingMethod: throttling };
  const { lhr } = await lighthouse(url, options);
  const get = (audit) => lhr.audits[audit].numericValue ?? 0;
  return {
    score: Math.round((lhr.categories.performance.score ?? 0) * 100),
    lcp: get("largest-contentful-paint"),
    blocked: get("total-blocking-time"),
    shift: get("cumulative-layout-shift"),
  };
}
