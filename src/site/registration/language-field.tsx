import { useId } from "react";

import * as controls from "../form/control.module.css";
import { chooseDrafted } from "../form/form-draft";
import { REGISTRATION_ENDPOINT } from "../../domain/config/forms";
import { LOCALES } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";

const fillFromDraft = (select: HTMLSelectElement | null) => chooseDrafted(select, REGISTRATION_ENDPOINT);

/** Asks in which language a person wants to be written to; at first that of the page. */
export function LanguageField() {
  const { locale, t } = useLocale();
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{t("registration.language")}</label>
      <select
        ref={fillFromDraft}
        id={id}
        name="language"
        className={controls.control}
        required
        defaultValue={locale}
      >
        {LOCALES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
