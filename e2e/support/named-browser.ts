import { chromium, type Browser, type LaunchOptions } from "@playwright/test";

/** Where an address of a test leads. */
export interface NamedAddress {
  /** Name and port in the address, `localhost:8000`. */
  host: string;
  /** The port of this machine that answers in its place. */
  port: number;
}

/**
 * Starts a browser in which addresses lead to other ports of this machine: passkeys belong to the address of a site, and a test's server
 * has any free port. Requests that Playwright makes itself (`page.request`) do not know these addresses.
 */
export function launchNamed(
  launchOptions: LaunchOptions,
  addresses: readonly NamedAddress[],
  args: readonly string[] = [],
): Promise<Browser> {
  const rules = addresses.map(({ host, port }) => `MAP ${host} 127.0.0.1:${port}`).join(", ");
  return chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`, ...args],
  });
}
