import { test as base, expect, type Page } from "@playwright/test";

interface SiteOptions {
  /** Console messages that a test causes on purpose. */
  tolerated: RegExp | null;
}

function listenForComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    complaints.push(`${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught on ${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) complaints.push(`third party: ${url.href}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page ends what it was still fetching.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return complaints;
}

/** A test whose page fails on errors or warnings in the console, failed requests and requests to other sites. */
export const test = base.extend<SiteOptions>({
  tolerated: [null, { option: true }],
  page: async ({ page, baseURL, tolerated }, use) => {
    const complaints = listenForComplaints(page, new URL(baseURL ?? "").origin);
    await use(page);
    expect(complaints.filter((complaint) => !tolerated?.test(complaint))).toEqual([]);
  },
});

export { expect };
