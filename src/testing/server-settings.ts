import { readFileSync } from "node:fs";
import { join } from "node:path";

import { SERVER_SETTINGS } from "../content/server-settings";
import { listServerSettings } from "../content-documents/list-server-settings";

const paths = Object.values(SERVER_SETTINGS).map((file) => join("content", `${file}.json`));

/** What the build writes of the real settings for the server. */
module.exports = listServerSettings(new Map(paths.map((path) => [path, readFileSync(path, "utf8")])));
