/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createPublisher } from "./publisher";
import { refuseBrokenSite } from "./refuse-broken-site";

const PICTURE = "content/media/excursions/coral-key.jpg";
const TEXT = "content/excursions/coral-key/offer.yml";

let root: string;

beforeAll(() => {
  root = makeTemporaryFolder();
  cpSync("e2e/content", join(root, "content"), { recursive: true });
});

/** Publishes as the server does, and gets what the editor is told. */
async function publish() {
  const publisher = createPublisher(() => refuseBrokenSite(root), 0);
  publisher.request();
  do await new Promise((resolve) => setTimeout(resolve, 20));
  while (publisher.getStatus().state === "publishing");
  return publisher.getStatus();
}

/** Changes a file, publishes, and puts it back. */
async function publishWith(path: string, change: (bytes: Buffer) => Buffer | string) {
  const file = join(root, path);
  const sound = readFileSync(file);
  writeFileSync(file, change(sound));
  const status = await publish();
  writeFileSync(file, sound);
  return status;
}

it("names a picture that was cut off by hand, until it is whole again", async () => {
  const problem = {
    file: "media/excursions/coral-key.jpg",
    code: "broken-picture",
  };
  const cut = await publishWith(PICTURE, (bytes) => bytes.subarray(0, bytes.length >> 1));
  expect(cut).toEqual({ state: "failed", problems: [problem] });
  expect((await publish()).state).toBe("live");
});

it("names the file and the field of a text that was broken by hand", async () => {
  const status = await publishWith(TEXT, (bytes) => bytes.toString().replace(/adult: \d+/, "adult: free"));
  expect(status.problems).toContainEqual({
    file: "excursions/coral-key/offer.yml",
    path: "prices.0.adult",
    ...{ code: "not-a-number", type: "number", found: "free" },
  });
});
