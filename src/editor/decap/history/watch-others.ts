import { formatMoment } from "../../../i18n/format";
import { callEditor, type EditorReader } from "../saving/editor-calls";
import type { OpenedFiles, Versions } from "../saving/opened-files";
import { getOpenPaths } from "./show-versions";
import { getT } from "../texts";

const LOOK_MS = 20_000;

interface WatchOptions extends EditorReader {
  opened: OpenedFiles;
  /** Tells who saved the open entry, and when. */
  onSave: (text: string) => void;
}

function isOther(known: Versions, versions: Versions): boolean {
  return Object.entries(versions).some(
    ([path, version]) => version !== null && Object.hasOwn(known, path) && known[path] !== version,
  );
}

/** Looks once whether somebody else has saved the entry that is open here; says who and when. */
export async function findOtherSave({ opened, ...reader }: Omit<WatchOptions, "onSave">, hash: string) {
  const paths = getOpenPaths(hash);
  const known = opened.getVersions(paths);
  if (Object.keys(known).length === 0) return undefined;
  const now = await callEditor<{ versions: Versions }>("getVersions", { paths }, reader);
  // A save of this window may have been answered meanwhile.
  if (!now.ok || !isOther(opened.getVersions(paths), now.data.versions)) return undefined;
  const history = await callEditor<{ versions: { at: string; by: string | null }[] }>(
    "listVersions",
    { paths },
    reader,
  );
  const newest = history.ok ? history.data.versions[0] : undefined;
  const t = getT(reader.staff);
  const text = t("history.changedMeanwhile", {
    name: newest?.by ?? t("shared.somebody"),
    when: newest ? formatMoment(newest.at, reader.staff, "long") : t("history.justNow"),
  });
  return `${text} ${t("history.nothingLost")}`;
}

/** Tells each of two people who have the same entry open when the other one saves it, each save once. A slow server is asked once at a time. */
export function watchOthers({ onSave, ...options }: WatchOptions): void {
  let told = "";
  let isAsking = false;
  const look = async () => {
    if (document.hidden || isAsking) return;
    isAsking = true;
    const text = await findOtherSave(options, location.hash).finally(() => (isAsking = false));
    if (text === undefined || text === told) return;
    told = text;
    onSave(text);
  };
  setInterval(() => void look(), LOOK_MS);
}
