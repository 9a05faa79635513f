/** @jest-environment node */
import { buildSync } from "esbuild";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { SERVER_SETTINGS_FILE } from "../../content/server-settings";
import { addSubscribers, listPeople } from "../../testing/add-subscribers";
import { createLetterContent } from "../../testing/published-letters";
import { startSmtp } from "../../testing/start-smtp";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { loadSettings } from "../published/load-settings";
import { openStore } from "../store/store";

const SUBSCRIBERS = 90;
const KILLS = 2;

/** A process that sends what is due, as the site's does, until it is killed. */
const PROGRAM = `
  import { openStore } from "./src/server/store/store";
  import { createSmtpMailer } from "./src/server/mail/smtp-mailer";
  import { startOutboxWorker } from "./src/server/outbox/outbox-worker";
  import { setContentFolder } from "./src/server/published/read-published";
  process.once("message", async ({ dataDir, contentFolder, url }) => {
    setContentFolder(contentFolder);
    const store = await openStore({ dataDir, databaseUrl: undefined });
    const getMailContext = () => ({
      siteUrl: "https://site.example", agencyEmails: [], getSecret: () => "s".repeat(40), now: Date.now(),
    });
    const mailer = createSmtpMailer(url, { name: "Agency", address: "site@agency.example" });
    const tools = { store, mailer, lettersPerMinute: 100_000, getMailContext, now: Date.now };
    startOutboxWorker(() => Promise.resolve(tools), 730, 100);
  });
  process.on("disconnect", () => process.exit());
`;

function bundle(): string {
  const [file] = buildSync({
    stdin: { contents: PROGRAM, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
    external: ["../../../.build/content/*"],
  }).outputFiles;
  return file?.text ?? "";
}

it(`a letter to ${SUBSCRIBERS} subscribers, killed ${KILLS} times: nobody gets it twice, and of whom it is not known is counted`, async () => {
  const dataDir = makeTemporaryFolder();
  const contentFolder = makeTemporaryFolder();
  writeFileSync(join(contentFolder, SERVER_SETTINGS_FILE), JSON.stringify(loadSettings()));
  const smtp = await startSmtp();
  const store = await openStore({ dataDir, databaseUrl: undefined });
  const now = Date.now();
  await addSubscribers(store, listPeople(SUBSCRIBERS), now);
  await store.letters.send({ key: "whales", content: createLetterContent(), who: "Ana" }, now);
  const program = bundle();
  for (let life = 1; life <= KILLS + 1; life += 1) {
    const child = spawn(process.execPath, ["--input-type=module", "-"], {
      stdio: ["pipe", "ignore", "inherit", "ipc"],
    });
    child.stdin?.end(program);
    child.send({ dataDir, contentFolder, url: smtp.url });
    const isLast = life > KILLS;
    const isEnough = async () =>
      isLast
        ? (await store.letters.getByKey("whales"))?.waiting === 0
        : smtp.mails.length >= (life * SUBSCRIBERS) / (KILLS + 2);
    while (!(await isEnough())) await sleep(20);
    const ended = once(child, "exit");
    if (isLast) child.disconnect();
    else child.kill("SIGKILL");
    await ended;
  }
  const reached = new Set(smtp.mails.map(({ envelope }) => envelope.to[0]));
  expect(smtp.mails).toHaveLength(reached.size);
  const { sent = 0, failed = 0 } = (await store.letters.getByKey("whales"))?.letter ?? {};
  expect(sent + failed).toBe(SUBSCRIBERS);
  expect(reached.size).toBeGreaterThanOrEqual(sent);
  // At most ten connections wait for the replies to letters.
  expect(failed).toBeLessThanOrEqual(KILLS * 10);
  await store.close();
  await smtp.stop();
}, 120_000);
