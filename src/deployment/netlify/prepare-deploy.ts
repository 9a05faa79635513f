import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../files/list-files.mjs";
import { MOVED_PAGES_FILE, type MovedPages } from "../../domain/i18n/routes";
import { addPackage } from "../../workarounds/netlify/adapter";
import { writeInlineHashes } from "../precompress";
import { createFileHeaders, createHeaderRules, createRedirectRules } from "./rules";

/** Read by Netlify and not published. */
const RULES = ["_headers", "_redirects"];

/** The last step of a build on Netlify: writes our own rules around those of the adapter for the functions, and the headers in the place of its own, once per build. */
export async function prepareDeploy(root: string): Promise<void> {
  const folder = join(root, "public");
  const hashes = await writeInlineHashes(folder);
  // The adapter lays pages where Netlify serves them without a slash at the end; the editor is none of Gatsby's pages.
  const editor = join(folder, "admin/index.html");
  if (existsSync(editor)) await rename(editor, join(folder, "admin.html"));
  const redirects = join(folder, "_redirects");
  const functions = (await readFile(redirects, "utf8"))
    .split("\n")
    .filter((line) => line.includes("/.netlify/functions/"));
  if (functions.length === 0) throw new Error("gatsby-adapter-netlify has written no rules for functions.");
  const moved = await readFile(join(root, ".build/content", MOVED_PAGES_FILE), "utf8");
  const { before, behind } = createRedirectRules(JSON.parse(moved) as MovedPages);
  await writeFile(redirects, `${before}${functions.join("\n")}\n${behind}`);
  const files = listFiles(folder).filter((file) => !RULES.includes(file));
  await writeFile(join(folder, "_headers"), createHeaderRules(files, createFileHeaders(hashes)));
  // The editor's functions work on pictures.
  await addPackage(root, /^editor/, "sharp");
}
