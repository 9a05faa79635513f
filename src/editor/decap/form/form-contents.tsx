import { useId } from "react";

import { getLocale, sortLocales } from "../../../config/locales";
import { openGroups, showLanguages, useLanguages, useOpenGroups } from "./form-state";
import { getShownLocale, getT } from "../texts";

interface FormContentsProps {
  collection: string;
  groups: readonly { name?: string; label?: string }[];
}

/** Which languages the form shows beside each other. */
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
export function FormContents({ collection, groups }: FormContentsProps) {
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
