import { existsSync } from "node:fs";
import { appendFile, copyFile, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";

import { listFiles } from "../../files/list-files.mjs";
import { writeInlineHashes } from "../inline-hashes";
import { createFileHeaders } from "./answer-headers";
import { createHeaderRules } from "./header-rules";
import type { InlineHashes } from "../../hosting/read-inline-hashes";
import { createRedirectRules, readFunctionRules, UNKNOWN_FUNCTION_FILE } from "./redirect-rules";

/** Read by Netlify and not published. */
const RULES = ["_headers", "_redirects"];

/** The adapter lays pages where Netlify serves them without a slash at the end; the editor is none of Gatsby's pages. */
async function moveEditor(publicFolder: string): Promise<void> {
  const page = join(publicFolder, "admin/index.html");
  if (existsSync(page)) await rename(page, join(publicFolder, "admin.html"));
}

/** Notes in the site when it has to be built again because of dates; `netlify/functions/publish-by-date.mjs` reads it. */
async function noteNextChange(root: string, publicFolder: string): Promise<void> {
  const note = join(root, ".build/next-change.json");
  if (existsSync(note)) await copyFile(note, join(publicFolder, "next-change.json"));
}

async function writeRules(publicFolder: string, hashes: InlineHashes): Promise<number> {
  const redirects = join(publicFolder, "_redirects");
  const functionRules = readFunctionRules(await readFile(redirects, "utf8"));
  await writeFile(redirects, createRedirectRules(functionRules));
  await writeFile(join(publicFolder, UNKNOWN_FUNCTION_FILE), '{"code":"not-found"}\n');
  const files = listFiles(publicFolder).filter((file) => !RULES.includes(file));
  await writeFile(join(publicFolder, "_headers"), createHeaderRules(files, createFileHeaders(hashes)));
  return files.length;
}

const manifestSchema = z.looseObject({
  config: z.looseObject({ externalNodeModules: z.array(z.string()) }),
});

/** Has Netlify lay sharp beside a function that works on pictures: it is native, and stands in no bundle. */
async function addSharp(manifest: string): Promise<void> {
  const known = manifestSchema.parse(JSON.parse(await readFile(manifest, "utf8")));
  known.config.externalNodeModules.push("sharp");
  await writeFile(manifest, JSON.stringify(known));
}

async function wrapFunctions(functionsFolder: string, wrapper: string): Promise<string[]> {
  const names = await readdir(functionsFolder);
  for (const name of names) {
    const folder = join(functionsFolder, name);
    const path = relative(folder, wrapper).replaceAll("\\", "/");
    const line = `exports.handler = require("${path}").wrapHandler(exports.handler)\n`;
    await appendFile(join(folder, `${name}.js`), line);
    if (name.startsWith("editor")) await addSharp(join(folder, `${name}.json`));
  }
  return names;
}

/** Puts our own rules in the place of gatsby-adapter-netlify's, and our wrapper around each function, once per build. */
export async function prepareDeploy(root: string): Promise<{ files: number; functions: string[] }> {
  const publicFolder = join(root, "public");
  const hashes = await writeInlineHashes(publicFolder);
  await moveEditor(publicFolder);
  await noteNextChange(root, publicFolder);
  const files = await writeRules(publicFolder, hashes);
  const functions = await wrapFunctions(
    join(root, ".netlify/functions-internal"),
    join(root, ".build/netlify-handler.cjs"),
  );
  return { files, functions };
}
