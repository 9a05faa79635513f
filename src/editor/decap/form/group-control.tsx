import { fromJS, is, type List, type Map } from "immutable";
import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";

import { getLocale, sortLocales } from "../../../domain/config/locales";
import { findEntryFiles, openedFiles } from "../saving/entry-files";
import { getShownLocale, getT } from "../texts";
import { OutdatedTranslations } from "../translations/outdated";
import { Fields, getFields, getLabel, type ControlProps } from "./controls";
import { discardDraft, getDraftId, keepDraft, openDraft, recoverDraft, useDraftState } from "./drafts";
import {
  openGroups,
  recheckFaults,
  showLanguages,
  useFaults,
  useLanguages,
  useOpenGroups,
} from "./form-state";

function LanguageSwitch() {
  const shown = useLanguages();
  const all = sortLocales(getShownLocale());
  return (
    <fieldset className="formLanguageSwitch">
      <legend>{getT()("form.languages")}</legend>
      {all.map((locale) => (
        <label key={locale}>
          <input
            type="checkbox"
            checked={shown.includes(locale)}
            onChange={({ currentTarget: { checked } }) =>
              showLanguages(all.filter((code) => (code === locale ? checked : shown.includes(code))))
            }
          />
          {getLocale(locale).name}
        </label>
      ))}
    </fieldset>
  );
}

/** The table of contents of a form: links that stay in view, on a phone a list to choose from; and the switch of languages. */
function FormContents({
  collection,
  groups,
}: {
  collection: string;
  groups: readonly { name?: string; label?: string }[];
}) {
  const id = useId();
  const opened = useOpenGroups(collection);
  const names = groups.map(({ name = "" }) => name);
  const isAllOpen = names.every((name) => opened.includes(name));

  function goTo(name: string): void {
    if (!opened.includes(name)) openGroups(collection, [...opened, name]);
    const heading = document.querySelector<HTMLElement>(`[data-form-group="${name}"] h2 button`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  const t = getT();
  const languages = <LanguageSwitch />;
  if (groups.length === 1) return <div className="formContents">{languages}</div>;
  return (
    <nav className="formContents" aria-label={t("form.contents")}>
      <ul>
        {groups.map(({ name = "", label }) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <label htmlFor={id}>{t("form.goTo")}</label>
      <select id={id} value="" onChange={({ currentTarget }) => goTo(currentTarget.value)}>
        <option value="" disabled>
          {t("form.contents")}
        </option>
        {groups.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="formContentsAll"
        onClick={() => openGroups(collection, isAllOpen ? [] : names)}
      >
        {t(isAllOpen ? "form.closeAll" : "form.openAll")}
      </button>
      {languages}
    </nav>
  );
}

/** Asks what is to become of unsaved text; the form waits for the answer, and discarding it can be undone. */
function UnsavedText({ id }: { id: string }) {
  const { waiting, discarded } = useDraftState(id);
  const isWaiting = waiting !== undefined;
  if (!isWaiting && !discarded) return null;
  const t = getT();
  const recover = () => {
    const draft = recoverDraft(id);
    if (draft) openedFiles.adopt(draft.opened);
  };
  return (
    <div className="formDraft" role="alert">
      <p>{t(isWaiting ? "form.draft" : "form.discarded")}</p>
      <button type="button" onClick={recover}>
        {t(isWaiting ? "form.recover" : "form.undo")}
      </button>
      {isWaiting && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            (currentTarget.previousElementSibling as HTMLElement).focus();
            discardDraft(id);
          }}
        >
          {t("form.discard")}
        </button>
      )}
    </div>
  );
}

/** Keeps what was typed into a group in this browser until it is saved or changed back, and puts in what staff ask for. */
function useDraft(id: string, props: ControlProps): void {
  const { field, value, onChange } = props;
  const entry = props.getEntry();
  const name = String(field.get("name"));
  const first = useRef(value);
  const { filled } = useDraftState(id);
  useEffect(() => {
    const own = filled?.groups[name];
    if (own !== undefined) onChange(fromJS(own));
    // Once: what is typed afterwards stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [filled]);
  useEffect(() => {
    const path = entry.get("path");
    const files = typeof path === "string" ? openedFiles.pick(findEntryFiles(path)?.paths ?? []) : {};
    keepDraft(id, files, name, is(value, first.current) ? undefined : value);
    recheckFaults(entry);
  }, [id, name, value, entry]);
}

/** A part of a form: its heading, its fields; the first one has the table of contents. */
export function GroupControl(props: ControlProps) {
  const { field, value, onChange, editorControl, collection, ref } = props;
  const entry = props.getEntry();
  const name = String(field.get("name"));
  const collectionName = String(collection.get("name"));
  const id = getDraftId(collectionName, entry.get("slug"));
  const contents = (field.get("contents") as List<Map<string, string>> | undefined)?.toArray() ?? [];
  const isFirst = contents.length > 0;
  useState(() => isFirst && openDraft(id, entry.get("data") as Map<string, unknown> | undefined));
  useDraft(id, props);
  const { waiting } = useDraftState(id);
  const isOnly = name === "content";
  const names = useOpenGroups(collectionName);
  const isOpen = isOnly || names.includes(name);
  const own = getFields(field).map((one) => String(one.get("name")));
  const places = useFaults().map(({ place }) => place);
  const count = new Set(
    places.flatMap((place) =>
      place && own.includes(place.path.split(".")[0] ?? "") ? [`${place.path} ${place.locale}`] : [],
    ),
  ).size;
  // Decap asks each field of the form whether it may be saved: that is said by save validation alone.
  useImperativeHandle(ref, () => ({ isValid: () => true }));
  const toggle = () =>
    openGroups(collectionName, isOpen ? names.filter((one) => one !== name) : [...names, name]);
  const mark = getT()("form.faults", { count });
  return (
    <section className="formGroup" data-form-group={name} aria-label={getLabel(field)}>
      {isFirst && <UnsavedText id={id} />}
      {isFirst && <OutdatedTranslations />}
      {isFirst && <FormContents collection={collectionName} groups={contents.map((group) => group.toJS())} />}
      <div className="formGroupBox" data-is-only={isOnly}>
        {!isOnly && (
          <h2 className="formGroupHeading">
            <button type="button" aria-expanded={isOpen} onClick={toggle}>
              {getLabel(field)}
              {count > 0 && <span className="formGroupMark"> · {mark}</span>}
            </button>
          </h2>
        )}
        <div className="formGroupFields" hidden={!isOpen} inert={waiting !== undefined}>
          <Fields fields={getFields(field)} {...{ value, onChange, editorControl }} />
        </div>
      </div>
    </section>
  );
}
