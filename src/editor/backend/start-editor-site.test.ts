/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { createApp } from "../../hosting/create-app";
import { setContentFolder } from "../../server/platform/published";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { createPublisher, refuseBrokenSite } from "./publishing/publisher";
import { serveBuiltSite } from "./start-editor-site";

afterEach(() => setContentFolder(undefined));

it("exchanges the site in one step, once another build is good, and follows builds of other processes", async () => {
  const root = makeTemporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const note = (release: string) => write(".build/stamp.json", JSON.stringify({ release }));
  for (const release of ["1", "2"]) write(`.build/releases/${release}/public/index.html`, release);
  note("1");
  const live = await serveBuiltSite(root, createApp);
  const server = createServer((request, response) => live.listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const read = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  note("2");
  expect(await read()).toBe("1");
  await live.show();
  expect(await read()).toBe("2");
  note("1");
  while ((await read()) === "2") await wait(100);
  expect(await read()).toBe("1");
  await live.stop();
  server.close().closeAllConnections();
});

it("names the file and the field of a text that was broken by hand, and publishes nothing", async () => {
  const root = makeTemporaryFolder();
  cpSync("e2e/content", join(root, "content"), { recursive: true });
  const file = join(root, "content/excursions/coral-key/offer.yml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/adult: \d+/, "adult: free"));
  const publisher = createPublisher(() => refuseBrokenSite(root), 0);
  publisher.request();
  do await wait(20);
  while (publisher.getStatus().state === "publishing");
  expect(publisher.getStatus()).toMatchObject({ state: "failed" });
  expect(publisher.getStatus().problems).toContainEqual({
    file: "excursions/coral-key/offer.yml",
    path: "prices.0.adult",
    ...{ code: "not-a-number", type: "number", found: "free" },
  });
});
