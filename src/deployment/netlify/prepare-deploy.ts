import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../files/list-files.mjs";
import { MOVED_PAGES_FILE, type MovedPages } from "../../i18n/routes";
import { writeInlineHashes } from "../inline-hashes";
import { createFileHeaders } from "./answer-headers";
import { createHeaderRules } from "./header-rules";
import type { InlineHashes } from "../../hosting/read-inline-hashes";
import {
  ADAPTER_FUNCTIONS,
  readFunctionRules,
  wrapFunctions,
} from "../../workarounds/netlify/adapter";
import { createRedirectRules, UNKNOWN_FUNCTION_FILE } from "./redirect-rules";

/** Read by Netlify and not published. */
const RULES = ["_headers", "_redirects"];

/** The adapter lays pages where Netlify serves them without a slash at the end; the editor is none of Gatsby's pages. */
async function moveEditor(publicFolder: string): Promise<void> {
  const page = join(publicFolder, "admin/index.html");
  if (existsSync(page)) await rename(page, join(publicFolder, "admin.html"));
}

async function writeRules(root: string, hashes: InlineHashes): Promise<number> {
  const publicFolder = join(root, "public");
  const redirects = join(publicFolder, "_redirects");
  const moved = await readFile(join(root, ".build/content", MOVED_PAGES_FILE), "utf8");
  const functionRules = readFunctionRules(await readFile(redirects, "utf8"));
  await writeFile(redirects, createRedirectRules(functionRules, JSON.parse(moved) as MovedPages));
  await writeFile(join(publicFolder, UNKNOWN_FUNCTION_FILE), '{"code":"not-found"}\n');
  const files = listFiles(publicFolder).filter((file) => !RULES.includes(file));
  await writeFile(join(publicFolder, "_headers"), createHeaderRules(files, createFileHeaders(hashes)));
  return files.length;
}

/** Puts our own rules in the place of gatsby-adapter-netlify's, and our wrapper around each function, once per build. */
export async function prepareDeploy(root: string): Promise<{ files: number; functions: string[] }> {
  const publicFolder = join(root, "public");
  const hashes = await writeInlineHashes(publicFolder);
  await moveEditor(publicFolder);
  const files = await writeRules(root, hashes);
  const functions = await wrapFunctions(
    join(root, ADAPTER_FUNCTIONS),
    join(root, ".build/netlify-handler.cjs"),
    // The editor's functions work on pictures.
    (name) => (name.startsWith("editor") ? ["sharp"] : []),
  );
  return { files, functions };
}
