import type CMS from "decap-cms-app";

import { formatOfferFile, readOfferFile } from "../../content/format/format-offer-file";
import { formatSiteJson } from "./format-site-json";

/** Teaches the editor to write files exactly as they stand in the repository, so that a save changes what was changed. */
export function registerFormats(cms: typeof CMS): void {
  cms.registerCustomFormat("offer-markdown", "md", {
    fromFile: readOfferFile,
    toFile: (data: object) => formatOfferFile(data),
  });
  cms.registerCustomFormat("site-json", "json", {
    fromFile: (source: string) => JSON.parse(source) as object,
    toFile: (data: object, sortedKeys?: string[]) =>
      formatSiteJson(data as Record<string, unknown>, sortedKeys ?? []),
  });
}
