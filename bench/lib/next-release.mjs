import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const TEXT = /\.(?:html|js|css|json|xml|txt|webmanifest|map)$/;
const CODE = /[-.]([0-9a-f]{20})\.(?:js|css)$/;

/** Another hash of the same length, always the same for the same one. */
const change = (hash) => [...hash].map((digit) => (15 - parseInt(digit, 16)).toString(16)).join("");

/**
 * Makes a release after the given one in which everything is new: every script and style has another name, in its own name and
 * wherever it is named, and so has the build. The strictest deployment there is, without a second build of three minutes.
 */
export async function makeNextRelease(packaged, target, id) {
  await cp(packaged, target, { recursive: true });
  const entries = await readdir(join(target, "public"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  // Compressed copies would still say the old names.
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) await rm(file);
  const { webpackCompilationHash } = JSON.parse(
    await readFile(join(target, "public/page-data/app-data.json"), "utf8"),
  );
  const hashes = new Set([webpackCompilationHash, ...files.flatMap((file) => CODE.exec(file)?.[1] ?? [])]);
  const rename20 = (text) => text.replace(/[0-9a-f]{20,}/g, (run) => (hashes.has(run) ? change(run) : run));
  for (const file of files.filter((name) => TEXT.test(name))) {
    const text = await readFile(file, "utf8");
    await writeFile(file, rename20(text));
    if (CODE.test(file)) await rename(file, rename20(file));
  }
  const release = JSON.parse(await readFile(join(target, "release.json"), "utf8"));
  const own = release.files.filter((file) => !/\.(?:br|gz)$/.test(file)).map(rename20);
  await writeFile(join(target, "release.json"), JSON.stringify({ id, files: own }));
  return own.filter((file) => !release.files.includes(file)).length;
}
