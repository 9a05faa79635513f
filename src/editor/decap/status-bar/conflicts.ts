import { QueryObserver } from "@tanstack/react-query";

import type { Plain } from "../../../content/front-matter";
import { editorApi } from "../../../staff/shell/client";
import { queryClient } from "../../../staff/shell/query";
import { toForm } from "../config/form-groups";
import { joinNames } from "../save-validation/messages";
import { describeConflict, formatTime, type SaveConflict } from "../saving/editor-calls";
import {
  getEntryFiles,
  getOpenPaths,
  openedFiles,
  type EntryFiles,
  type Texts,
  type Versions,
} from "../saving/entry-files";
import { findDifferences, fromLeaves, readLeaves, type Difference } from "../saving/find-differences";
import { getT } from "../texts";
import { createButton, element } from "./element";

interface Choice {
  difference: Difference;
  isMine: boolean;
}

/** A field with both values, one of which is saved: mine where I have changed it, theirs elsewhere. */
function createItem(choice: Choice, index: number): HTMLElement {
  const t = getT();
  const { difference } = choice;
  const line = (label: string, text: string, isMine: boolean) => {
    const input = element("input", {
      type: "radio",
      name: `conflict-${index}`,
      checked: choice.isMine === isMine,
    });
    input.addEventListener("change", () => (choice.isMine = isMine));
    return element("p", {}, element("label", {}, input, ` ${label}: ${text || t("shared.nothing")}`));
  };
  const name = joinNames(difference);
  const group = element(
    "div",
    { role: "group", ariaLabel: name },
    element("strong", {}, name),
    line(t("statusBar.theirs"), difference.theirs, false),
    line(t("statusBar.mine"), difference.mine, true),
  );
  return element("li", {}, group);
}

function merge(files: EntryFiles, theirs: Texts, mine: Texts, choices: readonly Choice[]): Plain {
  const [leaves, own] = [readLeaves(files, theirs), readLeaves(files, mine)];
  for (const { difference, isMine } of choices) {
    if (!isMine) continue;
    if (own.has(difference.path)) leaves.set(difference.path, own.get(difference.path));
    else leaves.delete(difference.path);
  }
  return fromLeaves(leaves);
}

function createCopyButton(choices: readonly Choice[]): HTMLElement {
  const t = getT();
  const mine = choices.map(({ difference }) => `${joinNames(difference)}\n${difference.mine}\n`).join("\n");
  const button = createButton(t("statusBar.copyMine"), () => {
    void navigator.clipboard.writeText(mine).then(
      () => (button.textContent = t("statusBar.copied")),
      () => (button.textContent = t("statusBar.notCopied")),
    );
  });
  return button;
}

/** A button that lets the next save or deletion take what somebody else has saved, and says what to do then. */
function createOnceButton(name: string, then: string, act: () => void): HTMLElement {
  const button = createButton(name, () => {
    act();
    button.replaceWith(element("p", {}, then));
  });
  return button;
}

/** Creates what the bar shows of a refused save: who changed the entry and when, both versions by field, and the ways on. `fill` puts an entry into the open form. */
export function createConflict(
  conflict: SaveConflict,
  fill: (form: Record<string, Plain>) => void,
  close: () => void,
): HTMLElement[] {
  const t = getT();
  const text = element("p", {}, describeConflict(conflict));
  const ways = [
    createButton(t("statusBar.showTheirs"), () => location.reload()),
    createButton(t("shared.close"), close),
  ];
  if (conflict.isDeletion) {
    const { replaceTheirs } = conflict;
    const remove = createOnceButton(t("statusBar.deleteTheirs"), t("statusBar.deleteAgain"), replaceTheirs);
    return [text, element("div", { className: "statusBarRow" }, remove, ...ways)];
  }
  const files = getEntryFiles(conflict.path);
  const theirs = {
    ...conflict.mine,
    ...Object.fromEntries(conflict.files.map((file) => [file.path, file.text])),
  };
  const base = readLeaves(files, { ...conflict.mine, ...conflict.base });
  const own = readLeaves(files, conflict.mine);
  const choices = findDifferences(files, theirs, conflict.mine).map((difference) => ({
    difference,
    isMine: JSON.stringify(base.get(difference.path)) !== JSON.stringify(own.get(difference.path)),
  }));
  const take = createOnceButton(t("statusBar.takeChosen"), t("statusBar.publishAgain"), () => {
    conflict.replaceTheirs();
    fill(toForm(files.concept, merge(files, theirs, conflict.mine, choices)));
  });
  return [
    text,
    element("ul", {}, ...choices.map(createItem)),
    element("div", { className: "statusBarRow" }, take, createCopyButton(choices), ...ways),
  ];
}

const LOOK_MS = 20_000;

function isOther(known: Versions, versions: Versions): boolean {
  return Object.entries(versions).some(
    ([path, version]) => version !== null && Object.hasOwn(known, path) && known[path] !== version,
  );
}

/** Says who has saved the open entry since it was opened here, if somebody has. */
async function describeOtherSave(): Promise<string | null> {
  const paths = [...getOpenPaths()];
  if (Object.keys(openedFiles.getVersions(paths)).length === 0) return null;
  const { versions } = await editorApi.getVersions.query({ paths });
  // A save of this window may have been answered meanwhile.
  if (!isOther(openedFiles.getVersions(paths), versions)) return null;
  const history = await editorApi.listVersions.query({ paths });
  const [newest] = history.versions;
  const t = getT();
  const text = t("history.changedMeanwhile", {
    name: newest?.by ?? t("shared.somebody"),
    when: newest ? formatTime(newest.at) : t("history.justNow"),
  });
  return `${text} ${t("history.nothingLost")}`;
}

/** Tells each of two people who have the same entry open when the other one saves it, each save once. */
export function watchOthers(onSave: (text: string) => void): void {
  const query = { queryKey: ["other-save"], queryFn: describeOtherSave, refetchInterval: LOOK_MS };
  new QueryObserver(queryClient, { ...query, notifyOnChangeProps: ["data"] }).subscribe(
    ({ data }) => data && onSave(data),
  );
}
