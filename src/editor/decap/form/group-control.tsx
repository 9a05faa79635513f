import { fromJS, is, type List, type Map } from "immutable";
import { useEffect, useImperativeHandle, useRef, useState } from "react";

import type { OpenedFiles } from "../saving/opened-files";
import { findEntryFiles } from "../saving/entry-files";
import { OutdatedTranslations } from "../translations/outdated-translations";
import { Fields, getFields, getLabel, readEntry, type ControlProps } from "./controls";
import {
  discardDraft,
  getDraftId,
  keepDraft,
  openDraft,
  recoverDraft,
  useDiscardedDraft,
  useFilledDraft,
  useWaitingDraft,
} from "./drafts";
import { FormContents } from "./form-contents";
import { openGroups, recheckFaults, useFaults, useOpenGroups } from "./form-state";
import { getT } from "../texts";

/** Asks what is to become of unsaved text; the form waits for the answer, and discarding it can be undone. */
function UnsavedText({ id, opened }: { id: string; opened: OpenedFiles }) {
  const isWaiting = useWaitingDraft(id) !== undefined;
  const isDiscarded = useDiscardedDraft(id) !== undefined;
  if (!isWaiting && !isDiscarded) return null;
  const t = getT();
  const recover = () => {
    const draft = recoverDraft(id);
    if (draft) opened.adopt(draft.opened);
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
function useDraft(id: string, props: ControlProps, opened: OpenedFiles): void {
  const { field, value, onChange } = props;
  const entry = readEntry(props);
  const name = String(field.get("name"));
  const first = useRef(value);
  const filled = useFilledDraft(id);
  useEffect(() => {
    const own = filled?.groups[name];
    if (own !== undefined) onChange(fromJS(own));
    // Once: what is typed afterwards stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [filled]);
  useEffect(() => {
    const path = entry.get("path");
    const files = typeof path === "string" ? opened.pick(findEntryFiles(path)?.paths ?? []) : {};
    keepDraft(id, files, name, is(value, first.current) ? undefined : value);
    recheckFaults(entry);
  }, [id, name, value, entry, opened]);
}

/** Creates the control for a part of a form: its heading, its fields; the first one has the table of contents. */
export function createGroupControl(opened: OpenedFiles) {
  return function GroupControl(props: ControlProps) {
    const { field, value, onChange, editorControl, collection, ref } = props;
    const entry = readEntry(props);
    const name = String(field.get("name"));
    const collectionName = String(collection.get("name"));
    const id = getDraftId(collectionName, entry.get("slug"));
    const contents = (field.get("contents") as List<Map<string, string>> | undefined)?.toArray() ?? [];
    const isFirst = contents.length > 0;
    useState(() => isFirst && openDraft(id, entry.get("data") as Map<string, unknown> | undefined));
    useDraft(id, props, opened);
    const waiting = useWaitingDraft(id);
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
        {isFirst && <UnsavedText id={id} opened={opened} />}
        {isFirst && <OutdatedTranslations />}
        {isFirst && (
          <FormContents collection={collectionName} groups={contents.map((group) => group.toJS())} />
        )}
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
  };
}
