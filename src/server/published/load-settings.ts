import { SERVER_SETTINGS_FILE, type ServerSettings } from "../../content/server-settings";
import { readPublished } from "./read-published";

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
