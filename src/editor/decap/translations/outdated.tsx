import { QueryObserver, useMutation, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

import { LOCALE_CODES, nameLanguage } from "../../../domain/config/locales";
import type { OutdatedTranslation } from "../../../domain/contracts/editor";
import { editorApi } from "../../../staff/shell/client";
import { queryClient } from "../../../staff/shell/query";
import { getFieldName, locateField } from "../save-validation/messages";
import { describeFailure, formatTime } from "../saving/editor-calls";
import { getOpenPaths } from "../saving/entry-files";
import { getShownLocale, getT } from "../texts";

function nameField({ entry, file }: OutdatedTranslation, field: string): string {
  if (entry.startsWith("messages/")) return field.replaceAll(".", " › ");
  return getFieldName(locateField(file.replace(/^content\//, "")).concept, field);
}

function describeChange(translation: OutdatedTranslation): string {
  const t = getT();
  const changed = t("outdated.changed", { language: nameLanguage(translation.because, getShownLocale()) });
  const { at } = translation;
  const when = at === null ? [] : [t("outdated.when", { moment: formatTime(at) })];
  const fields = [...new Set(translation.fields.map((field) => nameField(translation, field)))];
  const which = fields.length === 0 ? [] : [`(${fields.join(", ")})`];
  return [changed, ...when, ...which].join(" ");
}

/** Says why one text may no longer be right, and asks: "Changed in English on … (Title). Is the text in Spanish still right?" */
function describeOutdated(translations: readonly OutdatedTranslation[]): string {
  const [first] = translations;
  if (!first) return "";
  const changes = translations.map((translation) => `${describeChange(translation)}.`);
  const t = getT();
  const question = t("outdated.question", { language: nameLanguage(first.text, getShownLocale()) });
  return [...changes, question].join(" ");
}

const OUTDATED = {
  queryKey: ["outdated"],
  queryFn: async (): Promise<readonly OutdatedTranslation[]> => (await editorApi.listDoubts.query()).doubts,
};

export const loadOutdated = () => queryClient.query(OUTDATED).catch(() => []);

/** Tells the server that a text is right with the others as they were shown. */
async function confirmText(shown: readonly OutdatedTranslation[]): Promise<void> {
  const [first] = shown;
  if (!first) return;
  const seen = Object.fromEntries(shown.map(({ because, version }) => [because, version]));
  const left = await editorApi.confirmText.mutate({ entry: first.entry, text: first.text, seen });
  await queryClient.cancelQueries({ queryKey: OUTDATED.queryKey });
  queryClient.setQueryData(OUTDATED.queryKey, left.doubts);
}

function onHash(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function findOpenOutdated(translations: readonly OutdatedTranslation[]): OutdatedTranslation[][] {
  const paths = getOpenPaths();
  const own = translations.filter(({ file }) => paths.includes(file));
  return LOCALE_CODES.map((locale) => own.filter(({ text }) => text === locale)).filter(
    (group) => group.length > 0,
  );
}

export function OutdatedTranslations() {
  useSyncExternalStore(onHash, () => location.hash);
  const groups = findOpenOutdated(useQuery(OUTDATED, queryClient).data ?? []);
  const { mutate, error, isPending } = useMutation(
    { mutationFn: confirmText, networkMode: "always" },
    queryClient,
  );
  const t = getT();
  if (groups.length === 0) return null;
  return (
    <section className="outdatedTranslations" aria-label={t("outdated.title")}>
      {error && <p role="alert">{describeFailure(error)}</p>}
      <ul>
        {groups.map((group) => (
          <li key={group[0]?.text}>
            {describeOutdated(group)}{" "}
            <button type="button" disabled={isPending} onClick={() => mutate(group)}>
              {t("outdated.stillRight")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place of an entry in the editor: a file of sentences is an entry for each language. */
function getPlace({ entry, text }: OutdatedTranslation): string {
  const [folder = "", key = ""] = entry.split("/");
  return `#/collections/${folder}/entries/${folder === "messages" ? `${key}-${text}` : key}`;
}

/** Writes the rules that mark the links of lists to entries with texts to look at. Decap's lists are React's: nothing is put into them. */
function writeMarks(translations: readonly OutdatedTranslation[]): string {
  const staff = getShownLocale();
  const places = new Set(translations.map(getPlace));
  const rules = [...places].map((place) => {
    const own = translations.filter((translation) => getPlace(translation) === place);
    const locales = LOCALE_CODES.filter((locale) => own.some(({ text }) => text === locale));
    const languages = new Intl.ListFormat(staff).format(locales.map((locale) => nameLanguage(locale, staff)));
    const text = getT()("outdated.listed", { languages });
    return `a[href$=${JSON.stringify(place)}]::after { content: ${JSON.stringify(text)}; display: block; font-size: 0.875rem; }`;
  });
  return rules.join("\n");
}

export function markOutdatedInLists(): void {
  const style = document.createElement("style");
  style.dataset["marks"] = "outdated";
  document.head.append(style);
  new QueryObserver(queryClient, OUTDATED).subscribe(({ data = [] }) => {
    style.textContent = writeMarks(data);
  });
}
