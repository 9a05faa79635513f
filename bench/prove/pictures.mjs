#!/usr/bin/env node
// Proof: the pictures that the browser tests compare (docs/decisions/0092) depend neither on the machine's fonts nor on how busy it is.
// Each run has the same tests, in turn with the fonts of the machine, with those of --fonts as well, and with those alone (Chromium
// cannot show a page without any), and two programs that do nothing but take processor time beside it.
//   npm run build && node bench/prove/pictures.mjs [--runs 30] [--load 2] [--fonts <folder with more fonts>]
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { findFreePort } from "../../scripts/lib/port.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "30" },
    load: { type: "string", default: "2" },
    fonts: { type: "string" },
  },
});
const folder = await mkdtemp(join(tmpdir(), "palmarena-pictures-"));

/** Writes a configuration of fontconfig, by which Chromium finds the fonts of the machine. */
async function writeFonts(name, ...parts) {
  const file = join(folder, `${name}.conf`);
  const body = [...parts, `<cachedir>${join(folder, name)}</cachedir>`].join("\n");
  await writeFile(file, `<?xml version="1.0"?>\n<fontconfig>\n${body}\n</fontconfig>\n`);
  return { name, env: { FONTCONFIG_FILE: file } };
}

const include = (file) => `<include ignore_missing="yes">${file}</include>`;
const more = `<dir>${values.fonts}</dir>`;
const settings = [
  { name: "the machine's fonts", env: {} },
  ...(values.fonts
    ? [
        await writeFonts("more fonts", include("/etc/fonts/fonts.conf"), more),
        // The rules of the system without its folders of fonts: without any rules Chromium does not even take every web font.
        await writeFonts("other fonts", include("/etc/fonts/conf.d"), more),
      ]
    : []),
];

const load = Array.from({ length: Number(values.load) }, () =>
  spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
const report = join(folder, "report.json");

async function run({ env }) {
  const started = Date.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "e2e/pixels.spec.ts", "--retries=0"],
    {
      env: {
        ...process.env,
        ...env,
        E2E_PORT: String(await findFreePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      encoding: "utf8",
    },
  );
  if (status !== 0) console.log(stdout);
  return { passed: status === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

const failed = [];
try {
  for (let number = 1; number <= Number(values.runs); number += 1) {
    const setting = settings[number % settings.length];
    const { passed, seconds } = await run(setting);
    if (!passed) failed.push(number);
    console.log(`${passed ? "✓" : "✗"} run ${number} with ${setting.name}, ${seconds} s`);
  }
} finally {
  for (const child of load) child.kill();
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify({ runs: Number(values.runs), load: load.length, failed }));
process.exit(failed.length === 0 ? 0 : 1);
