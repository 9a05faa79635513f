import { expect } from "@playwright/test";

import { openDevice, signIn, test } from "./support/staff-site";

test("a colleague asks for access, is let in, and is shut out again", async ({ browser, site }) => {
  const EVA = "eva@example.com";
  const eva = await openDevice(browser, site, { locale: "es-ES" });
  const asked = await eva.page.request.post("/api/registration", {
    headers: { origin: site.url },
    data: {
      name: "Eva",
      email: EVA,
      about: "Trabajo en el muelle.",
      language: "es",
      lang: "es",
    },
  });
  expect(asked.status()).toBe(200);
  const owner = await openDevice(browser, site);
  await signIn(owner.page, site.url, site.dataDir);
  await owner.page.goto("/admin/people");
  await owner.page.getByRole("button", { name: "Give access: Eva" }).click();
  await expect(owner.page.getByText("Eva gets a mail with a link.")).toBeVisible();
  const { link } = await site.waitForMail(EVA);
  await eva.page.goto(`${link}&then=/admin/people`);
  await eva.page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(eva.page.getByText("Solo las personas responsables ven esta página.")).toBeVisible();
  await owner.page.getByRole("button", { name: "Sign out everywhere: Eva" }).click();
  await expect(owner.page.getByText("Eva is signed out everywhere.")).toBeVisible();
  await eva.page.reload();
  await expect(eva.page).toHaveURL(/\/admin\/sign-in#then=%2Fadmin%2Fpeople$/);
});
