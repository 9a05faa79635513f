import { useState, type SubmitEvent } from "react";

import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import * as rows from "../ui/rows.module.css";
import { TextField } from "../ui/text-field";
import type { PasskeyReply } from "../shell/replies";

interface PasskeyRowProps {
  passkey: PasskeyReply;
  isBusy: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One passkey: its name, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const t = useT("me");
  const page = useT("shared.page");
  const locale = useStaffLocale();
  const [draft, setDraft] = useState<string>();
  const { name, usedAt } = passkey;
  if (draft !== undefined) {
    const rename = (event: SubmitEvent) => {
      event.preventDefault();
      setDraft(undefined);
      if (draft.trim() !== "" && draft !== name) onRename(draft);
    };
    return (
      <li className={rows.row}>
        <form className={rows.form} noValidate onSubmit={rename}>
          <TextField label={t("newName")} name="passkey" value={draft} onValue={setDraft} isFirst />
          <div className={rows.actions}>
            <Button type="submit" variant="solid">
              {t("save")}
            </Button>
            <Button onClick={() => setDraft(undefined)}>{page("cancel")}</Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <strong>{name}</strong>
        <p className={rows.soft}>
          {usedAt === null ? t("passkeyUnused") : t("passkeyUsed", { when: formatMoment(usedAt, locale) })}
        </p>
      </div>
      <div className={rows.actions}>
        <Button isBusy={isBusy} label={t("renameOne", { name })} onClick={() => setDraft(name)}>
          {t("rename")}
        </Button>
        <Button isBusy={isBusy} label={t("removeOne", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}
