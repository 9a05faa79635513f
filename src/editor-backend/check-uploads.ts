import { basename } from "node:path";
import { z } from "zod";

import type { UploadFault } from "../content/pictures/upload-rules";
import { isMediaPath } from "./content-paths";
import { findUploadFault } from "./find-upload-fault";
import { RefusedChangeError } from "./refuse-broken-content";

const file = z.looseObject({ path: z.string(), content: z.base64() });
const entry = z.looseObject({
  dataFiles: z.array(z.looseObject({ raw: z.string() })),
  assets: z.array(file),
});

/** A file beside the pictures, whatever it is called. */
const UNKNOWN_MEDIA = /^content\/media\/[a-z]+\/[^/]+$/;

const NAME: UploadFault = {
  en: "The site shows no files of this name.",
  es: "La web no muestra archivos con este nombre.",
  it: "Il sito non mostra file con questo nome.",
};

async function findFault({ path, content }: z.infer<typeof file>): Promise<UploadFault | undefined> {
  if (isMediaPath(path)) return findUploadFault(path, Buffer.from(content, "base64"));
  // Elsewhere nothing at all may be written: whoever writes files says so.
  return UNKNOWN_MEDIA.test(path) ? NAME : undefined;
}

function refuse(path: string, { en, es }: UploadFault): never {
  throw new RefusedChangeError(`${basename(path)}: ${en} · ${es}`);
}

/**
 * Checks uploaded files by their bytes: the browser has done so, but who sends something else must not stop the build either. Of an
 * entry's files a wrong one that no text names is left out: Decap sends with each save whatever was once chosen for an entry. Gets what
 * to go on with.
 */
export async function checkUploads(action: string, params: unknown): Promise<unknown> {
  if (action === "persistMedia") {
    const { asset } = z.object({ asset: file }).parse(params);
    const fault = await findFault(asset);
    if (fault) refuse(asset.path, fault);
  }
  if (action !== "persistEntry") return params;
  const { dataFiles, assets, ...rest } = entry.parse(params);
  const texts = dataFiles.map(({ raw }) => raw).join("\n");
  const sound: typeof assets = [];
  for (const asset of assets) {
    const fault = await findFault(asset);
    if (!fault) sound.push(asset);
    else if (texts.includes(asset.path.replace("content/", "../"))) refuse(asset.path, fault);
  }
  return { ...rest, dataFiles, assets: sound };
}
