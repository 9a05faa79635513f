import type { Page } from "@playwright/test";

/** Lets the page's browser not know the media feature `scripting`, as Chrome before 120 and Safari before 17 do not. */
export async function forgetScripting(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname) || pathname.endsWith(".css"),
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      // Its changed styles have other hashes than the policy names, and it is no longer compressed.
      for (const name of ["content-security-policy", "content-encoding", "content-length"])
        Reflect.deleteProperty(headers, name);
      const body = (await response.text()).replaceAll("(scripting:", "(unknown:");
      await route.fulfill({ response, headers, body });
    },
  );
}
