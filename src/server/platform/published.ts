import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { SERVER_SETTINGS_FILE, type ServerSettings } from "../../content/server-settings";
import { forgetSingleton, peekSingleton, processSingleton } from "./process-singleton";

const NAME = "content-folder";
const known = new Map<string, { version: string; content: unknown }>();

/** Names the folder of the published content for the programs and functions of this process, each of which is a bundle of its own. */
export function setContentFolder(folder: string): void {
  forgetSingleton(NAME);
  processSingleton(NAME, () => folder);
}

/** Reads a file of the content that was published last on this machine (docs/decisions/0208); none on a serverless host. */
export function readPublished<Content>(name: string): Content | undefined {
  const folder = peekSingleton<string>(NAME);
  if (folder === undefined) return undefined;
  const path = join(folder, name);
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return undefined;
  const version = `${path} ${changed}`;
  if (known.get(name)?.version !== version)
    known.set(name, { version, content: JSON.parse(readFileSync(path, "utf8")) });
  return known.get(name)?.content as Content;
}

/** On a serverless host: what the function was bundled with. */
function readEmbedded(): ServerSettings {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
    return require("../../../.build/content/settings.json") as ServerSettings;
  } catch (cause) {
    throw new Error(
      "The settings of the site are missing. Expected .build/content/settings.json: run npm run build.",
      { cause },
    );
  }
}

/** Loads the settings of the site that is published: parsed by their schemas when it was built. */
export function loadSettings(): ServerSettings {
  return readPublished<ServerSettings>(SERVER_SETTINGS_FILE) ?? readEmbedded();
}
