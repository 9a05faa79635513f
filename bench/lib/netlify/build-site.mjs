import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { copySources } from "../site-copy.mjs";

const ORIGINAL = join(import.meta.dirname, "../../..");
/** Pictures and caches stay here between runs: the first build takes minutes, the next one half a minute. */
const COPY = join(ORIGINAL, ".build/netlify-site");
const SOURCE_FOLDERS = ["artwork", "bench", "content", "docs", "e2e", "netlify", "scripts", "src", "static"];

async function renewSources() {
  for (const folder of SOURCE_FOLDERS) await rm(join(COPY, folder), { recursive: true, force: true });
  await copySources(COPY);
}

/** Pictures that were made once need not be made again: those of a good build, with the stamp that says when it was. */
async function copyPictures() {
  const [stamp, ours] = [ORIGINAL, COPY].map((root) => join(root, ".build/stamp.json"));
  if (!existsSync(stamp) || existsSync(ours)) return;
  const { finishedAt } = JSON.parse(await readFile(stamp, "utf8"));
  const options = { recursive: true, preserveTimestamps: true };
  await cp(join(ORIGINAL, "public/static"), join(COPY, "public/static"), options);
  await mkdir(dirname(ours), { recursive: true });
  await writeFile(ours, JSON.stringify({ finishedAt }));
}

/**
 * Builds the site in a copy of the repository as Netlify would: `npm run build` where `NETLIFY` is set, with the adapter
 * that Gatsby then chooses. `NETLIFY_LOCAL` keeps its cache in the copy instead of `/opt/build`. Returns the copy's folder.
 */
export async function buildForNetlify(siteUrl) {
  await mkdir(COPY, { recursive: true });
  await renewSources();
  await copyPictures();
  await rm(join(COPY, ".netlify/functions-internal"), { recursive: true, force: true });
  const env = { ...process.env, NETLIFY: "true", NETLIFY_LOCAL: "true", URL: siteUrl, SITE_URL: "" };
  const child = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: COPY,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The build for Netlify ended with code ${code}.`);
  return COPY;
}
