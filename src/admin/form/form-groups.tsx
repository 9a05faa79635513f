import { useId, useRef } from "react";

import { isLocale } from "../../config/locales";
import { OutdatedTranslations } from "../translations/outdated-translations";
import { FormContents } from "./form-contents";
import { FormGroup } from "./form-group";
import { FORM_WORDS, sayHere } from "./form-words";
import { getFieldKey, groupFields, isFact, type FieldElement, type FieldGroup } from "./group-fields";
import { getGroupOrder } from "./group-order";
import { openGroups, useOpenGroups } from "./open-groups";
import { useFaults } from "./form-faults";

interface FormGroupsProps {
  collection: string;
  /** The right side of the screen, which shows another language beside the first. */
  isSecond: boolean;
  /** The language that is written in; none in files of one language. */
  locale?: string | undefined;
  children: readonly FieldElement[];
}

/** The fields of a form in groups with a table of contents; facts stand on the left side alone, whichever language is written there. */
export function FormGroups({ collection, isSecond, locale, children }: FormGroupsProps) {
  const order = getGroupOrder(children);
  const shown = children.filter((field) => !isSecond || !isFact(field));
  const groups = groupFields(shown, order);
  const groupNames = order.map(({ name }) => name);
  const opened = useOpenGroups(collection) ?? groupNames.slice(0, 1);
  const faults = useFaults();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const outdated = isSecond ? null : <OutdatedTranslations />;
  if (order.length === 0)
    return (
      <>
        {outdated}
        {shown}
      </>
    );

  function toggle(name: string): void {
    openGroups(collection, opened.includes(name) ? opened.filter((one) => one !== name) : [...opened, name]);
  }

  function goTo(index: number): void {
    const name = groups[index]?.name ?? "";
    if (!opened.includes(name)) openGroups(collection, [...opened, name]);
    const heading = root.current?.querySelector<HTMLElement>(`[id="${id}-${index}"]`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  /** Words of another language are a fault of the side that shows it; facts, of the side that has them. */
  function countFaults({ fields }: FieldGroup): number {
    const here = faults.filter(({ place }) => {
      const field = fields.find((one) => getFieldKey(one) === place?.path.split(".")[0]);
      return field && (isFact(field) || !isLocale(locale) || place?.locale === locale);
    });
    return new Set(here.map(({ place }) => place?.path)).size;
  }

  const getMark = (group: FieldGroup) => {
    const count = countFaults(group);
    if (count === 0) return "";
    return count === 1 ? sayHere(FORM_WORDS.oneFault) : sayHere(FORM_WORDS.faults, { count });
  };

  return (
    <div className="formGroups" ref={root}>
      {outdated}
      <FormContents
        groups={groups.map((group) => ({ label: group.label, mark: getMark(group) }))}
        isAllOpen={groups.every(({ name }) => opened.includes(name))}
        onGoTo={goTo}
        onToggleAll={(isOpen) => openGroups(collection, isOpen ? groupNames : [])}
      />
      {groups.map((group, index) => (
        <FormGroup
          key={group.name}
          name={group.name}
          id={`${id}-${index}`}
          label={group.label}
          mark={getMark(group)}
          note={group.fields.slice(0, 1).some(isFact) && locale ? sayHere(FORM_WORDS.allLanguages) : ""}
          isOpen={opened.includes(group.name)}
          onToggle={() => toggle(group.name)}
        >
          {group.fields}
        </FormGroup>
      ))}
    </div>
  );
}
