import { useState, type SubmitEvent } from "react";

import { hasLocalOwnerName, LOCAL_OWNER_EMAIL } from "../../config/staff";
import { useStaffLocale, useT } from "../shell/language-context";
import type { SignedInPerson } from "../shell/staff-page";
import { Button } from "../ui/button";
import { LanguageField } from "../ui/language-field";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { TextField } from "../ui/text-field";
import { useAction } from "../ui/use-action";

/** One's own name and language. */
export function ProfilePanel({ person }: { person: SignedInPerson }) {
  const t = useT("me");
  const { me, change } = person;
  const isLocal = me.email === LOCAL_OWNER_EMAIL;
  const [name, setName] = useState(hasLocalOwnerName(me) ? "" : me.name);
  const [locale, setLocale] = useState(me.locale);
  const shown = useStaffLocale();
  const [last, setLast] = useState(shown);
  // The frame can change the language too.
  if (last !== shown) {
    setLast(shown);
    setLocale(shown);
  }
  const { isBusy, notice, run } = useAction();
  const [isSaved, setSaved] = useState(false);
  function save(event: SubmitEvent) {
    event.preventDefault();
    setSaved(false);
    void run(
      () => change({ name, locale }),
      "",
      () => setSaved(true),
    );
  }
  return (
    <Panel title={t("profile")} intro={isLocal ? t("ownMachine") : t("address", { email: me.email })}>
      <form className={rows.form} noValidate onSubmit={save}>
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          name="name"
          autoComplete="name"
          required
          value={name}
          onValue={setName}
        />
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("save")}
        </Button>
      </form>
      {/* In the language that was chosen, as soon as the page speaks it. */}
      <Notice notice={isSaved ? { kind: "done", text: t("saved") } : notice} />
    </Panel>
  );
}
