import { parseContentFile } from "../parse-content-file";
import { SERVER_SETTINGS, type ServerSettings } from "../server-settings";

/** Lists the settings that the server reads, parsed by their schemas; `undefined` for content that the build will refuse with its reasons. */
export function listServerSettings(files: ReadonlyMap<string, string>): ServerSettings | undefined {
  const settings: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(SERVER_SETTINGS)) {
    const { locales, problems } = parseContentFile(`${file}.json`, files.get(`content/${file}.json`) ?? "");
    if (problems.length > 0) return undefined;
    settings[name] = Object.fromEntries(locales.map(({ locale, content }) => [locale, content]));
  }
  return settings as unknown as ServerSettings;
}
