import { useState, type SubmitEvent } from "react";

import { formatMoment } from "../../domain/i18n/format";
import { staffApi, type PasskeyReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import type { SignedInPerson } from "../shell/staff-page";
import { useQuestion } from "../ui/dialog";
import { TextField } from "../ui/fields";
import { Button, Panel, Row } from "../ui/layout";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { addPasskey, canUsePasskeys, UnfinishedPasskey } from "./passkey-calls";

interface PasskeyRowProps {
  passkey: PasskeyReply;
  isBusy: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, usedAt }, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const t = useT("me");
  const page = useT("shared.page");
  const locale = useStaffLocale();
  const [draft, setDraft] = useState<string>();
  function rename(event: SubmitEvent) {
    event.preventDefault();
    setDraft(undefined);
    if (draft && draft.trim() !== "" && draft !== name) onRename(draft);
  }
  if (draft !== undefined)
    return (
      <li className={ui.row}>
        <form className={ui.form} noValidate onSubmit={rename}>
          <TextField label={t("newName")} name="passkey" value={draft} onValue={setDraft} isFirst />
          <div className={ui.actions}>
            <Button type="submit" variant="solid">
              {t("save")}
            </Button>
            <Button onClick={() => setDraft(undefined)}>{page("cancel")}</Button>
          </div>
        </form>
      </li>
    );
  return (
    <Row
      title={name}
      about={usedAt === null ? t("passkeyUnused") : t("passkeyUsed", { when: formatMoment(usedAt, locale) })}
      actions={
        <>
          <Button isBusy={isBusy} label={t("renameOne", { name })} onClick={() => setDraft(name)}>
            {t("rename")}
          </Button>
          <Button isBusy={isBusy} label={t("removeOne", { name })} onClick={onRemove}>
            {t("remove")}
          </Button>
        </>
      }
    />
  );
}

export function PasskeysPanel({ person: { me, reload } }: { person: SignedInPerson }) {
  const t = useT("me");
  const { isBusy, notice, setNotice, run } = useAction();
  const question = useQuestion();
  const device = me.sessions.find(({ isCurrent }) => isCurrent)?.device || t("otherDevice");
  const add = () =>
    run(
      () =>
        addPasskey(device).catch((error: unknown) => {
          if (!(error instanceof UnfinishedPasskey)) throw error;
          return error;
        }),
      "",
      async (made) => {
        const isDone = !(made instanceof UnfinishedPasskey);
        if (isDone) await reload();
        const word = isDone ? "passkeyAdded" : made.isKnown ? "passkeyKnown" : "passkeyCancelled";
        setNotice({ kind: isDone ? "done" : "problem", text: t(word) });
      },
    );
  const rename = (id: string, name: string) =>
    run(() => staffApi.passkeys.rename.mutate({ id, name }), t("renamed"), reload);
  const askToRemove = ({ id, name }: PasskeyReply) =>
    question.ask({
      ...{ title: t("removeTitle", { name }), text: t("removeText"), confirm: t("remove") },
      onConfirm: () => run(() => staffApi.passkeys.remove.mutate({ id }), t("removed"), reload),
    });
  return (
    <Panel title={t("passkeys")} intro={t("passkeysIntro")}>
      {me.passkeys.length > 0 && (
        <ul className={ui.rows}>
          {me.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              {...{ passkey, isBusy }}
              onRename={(name) => rename(passkey.id, name)}
              onRemove={() => askToRemove(passkey)}
            />
          ))}
        </ul>
      )}
      <Notice notice={notice} />
      {canUsePasskeys() ? (
        <div className={ui.actions}>
          <Button variant="solid" isBusy={isBusy} onClick={add}>
            {t("addPasskey")}
          </Button>
        </div>
      ) : (
        <p className={ui.soft}>{t("noPasskeysHere")}</p>
      )}
      {question.dialog}
    </Panel>
  );
}
