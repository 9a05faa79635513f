import { useState } from "react";

import { getLocale, LOCALES, type Locale } from "../../config/locales";
import { useStaffLocale, useT } from "../shell/language-context";
import { Facts } from "../ui/facts";
import { Panel } from "../ui/panel";
import { SelectField } from "../ui/select-field";
import * as rows from "../ui/rows.module.css";
import type { LetterReply } from "../shell/replies";
import * as styles from "./newsletter.module.css";

const LOOKS = ["phone", "computer", "plain"] as const;
type Look = (typeof LOOKS)[number];

/** The letter in each language as mail programs show it, in a frame that runs nothing and belongs to no page. */
export function PreviewPanel({ previews }: Pick<LetterReply, "previews">) {
  const t = useT("letters");
  const [locale, setLocale] = useState<Locale>(useStaffLocale());
  const [look, setLook] = useState<Look>("phone");
  const { subject, preheader, html, text } = previews[locale];
  const title = t("mail", { language: getLocale(locale).name });
  return (
    <Panel title={t("preview")}>
      <div className={rows.form}>
        <SelectField
          label={t("language")}
          value={locale}
          options={LOCALES.map(({ code, name }) => [code, name] as const)}
          onValue={setLocale}
        />
        <SelectField
          label={t("look")}
          value={look}
          options={LOOKS.map((name) => [name, t(name)] as const)}
          onValue={setLook}
        />
      </div>
      <Facts
        facts={[
          [t("subject"), subject],
          [t("preheader"), preheader],
        ]}
      />
      {/* The box scrolls by the keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What is in it is longer than the box, or wider than a phone. */}
      <div className={styles.screen} data-look={look} role="region" aria-label={title} tabIndex={0}>
        {look === "plain" ? (
          <pre className={styles.plain} lang={locale}>
            {text}
          </pre>
        ) : (
          <iframe className={styles.frame} data-look={look} title={title} sandbox="" srcDoc={html} />
        )}
      </div>
    </Panel>
  );
}
