import { useId } from "react";

import type { Locale } from "../../config/locales";
import { TEXT_LIMITS } from "../../contracts/limits";
import { staffApi } from "../shell/client";
import { useStaffQuery } from "../shell/use-staff-query";
import { useT } from "../shell/language-context";
import { LanguageField } from "../ui/language-field";
import { Panel } from "../ui/panel";
import { TextField } from "../ui/text-field";
import * as styles from "./bookings.module.css";

export interface TypedGuest {
  name: string;
  phone: string;
  email: string;
  lang: Locale;
  source: string;
}

export const createGuest = (lang: Locale): TypedGuest => ({
  name: "",
  phone: "",
  email: "",
  lang,
  source: "",
});

interface GuestFieldsProps {
  guest: TypedGuest;
  getError: (field: string) => string | undefined;
  onGuest: (changes: Partial<TypedGuest>) => void;
}

export function GuestFields({ guest, getError, onGuest }: GuestFieldsProps) {
  const t = useT("enquiries.newBooking");
  const sourcesId = useId();
  // The shortest list that says which sources there are.
  const { data } = useStaffQuery("enquiries.list", staffApi.enquiries.list.query, { view: "due" });
  const wire = (name: "name" | "phone" | "email" | "source") => ({
    ...{ label: t(name), autoComplete: "off", maxLength: TEXT_LIMITS[name] },
    error: getError(`guest.${name}`),
    value: guest[name],
    onValue: (text: string) => onGuest({ [name]: text }),
  });
  return (
    <Panel title={t("guest")}>
      <div className={styles.fields}>
        <TextField {...wire("name")} autoCapitalize="words" />
        <TextField {...wire("phone")} type="tel" />
        <LanguageField label={t("lang")} value={guest.lang} onValue={(lang) => onGuest({ lang })} />
        <TextField {...wire("email")} type="email" />
        <TextField {...wire("source")} list={sourcesId} />
        <datalist id={sourcesId}>
          {data?.sources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
      </div>
    </Panel>
  );
}
