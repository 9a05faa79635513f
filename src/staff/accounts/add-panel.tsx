import { useState, type SubmitEvent } from "react";

import { STAFF_ROLES } from "../../config/staff";
import type { StaffRole } from "../../contracts/staff";
import { callSignedIn, staffApi } from "../shell/client";
import { useRefusalText } from "../shell/refusal-text";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { LanguageField } from "../ui/language-field";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { useAction } from "../ui/use-action";

/** Adds a person, who then signs in with the address. */
export function AddPanel({ reload }: { reload: () => Promise<unknown> }) {
  const t = useT("people");
  const page = useT("shared.page");
  const shown = useStaffLocale();
  const refusalText = useRefusalText();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [locale, setLocale] = useState(shown);
  const [role, setRole] = useState<StaffRole>("staff");
  const [errors, setErrors] = useState<{ name?: string | undefined; email?: string | undefined }>({});
  const { isBusy, notice, run } = useAction();

  function add(event: SubmitEvent) {
    event.preventDefault();
    setErrors({});
    const call = async () => {
      const result = await callSignedIn(staffApi.people.add.mutate({ name, email, locale, role }));
      const { name: ofName, email: ofEmail } = result.ok ? {} : result.fields;
      setErrors({
        name: ofName && refusalText({ code: ofName }),
        email: ofEmail && refusalText({ code: ofEmail }),
      });
      return result;
    };
    void run(call, t("added", { name }), async () => {
      setName("");
      setEmail("");
      await reload();
    });
  }
  return (
    <Panel title={t("add")} intro={t("addIntro")}>
      <form className={rows.form} noValidate onSubmit={add}>
        <TextField
          label={t("name")}
          name="name"
          autoComplete="off"
          required
          error={errors.name}
          value={name}
          onValue={setName}
        />
        <TextField
          label={t("email")}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={errors.email}
          value={email}
          onValue={setEmail}
        />
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <SelectField
          label={t("roleOfNew")}
          value={role}
          options={STAFF_ROLES.map((known) => [known, page(known)] as const)}
          onValue={setRole}
        />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("add")}
        </Button>
      </form>
      <Notice notice={notice} />
    </Panel>
  );
}
