import { useState } from "react";

import { callSignedIn, staffApi } from "../shell/client";
import { useRefusalText } from "../shell/refusal-text";
import type { SignedInPerson } from "../shell/staff-page";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { useAction } from "../ui/use-action";
import { addPasskey, canUsePasskeys } from "./passkey-calls";
import { PasskeyRow } from "./passkey-row";

/** The passkeys of a person: set this device up, rename, remove. */
export function PasskeysPanel({ person: { me, reload } }: { person: SignedInPerson }) {
  const t = useT("me");
  const page = useT("shared.page");
  const refusalText = useRefusalText();
  const { isBusy, notice, setNotice, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const device = me.sessions.find(({ isCurrent }) => isCurrent)?.device || t("otherDevice");

  async function add() {
    setAsking(true);
    setNotice(undefined);
    const result = await addPasskey(device);
    setAsking(false);
    if (result.ok) {
      await reload();
      setNotice({ kind: "done", text: t("passkeyAdded") });
    } else if (result.code === "known-already") setNotice({ kind: "problem", text: t("passkeyKnown") });
    else if (result.code === "cancelled") setNotice({ kind: "problem", text: t("passkeyCancelled") });
    else setNotice({ kind: "problem", text: refusalText(result) });
  }
  const rename = (id: string, name: string) =>
    void run(
      () => callSignedIn(staffApi.passkeys.rename.mutate({ id, name })),
      t("renamed"),
      () => reload(),
    );
  const remove = (id: string) =>
    void run(
      () => callSignedIn(staffApi.passkeys.remove.mutate({ id })),
      t("removed"),
      () => reload(),
    );

  return (
    <Panel title={t("passkeys")} intro={t("passkeysIntro")}>
      {me.passkeys.length > 0 && (
        <ul className={rows.rows}>
          {me.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={isBusy}
              onRename={(name) => rename(passkey.id, name)}
              onRemove={() =>
                setQuestion({
                  title: t("removeTitle", { name: passkey.name }),
                  text: t("removeText"),
                  confirm: t("remove"),
                  onConfirm: () => remove(passkey.id),
                })
              }
            />
          ))}
        </ul>
      )}
      <Notice notice={notice} />
      {canUsePasskeys() ? (
        <div className={rows.actions}>
          <Button variant="solid" isBusy={isAsking} onClick={() => void add()}>
            {t("addPasskey")}
          </Button>
        </div>
      ) : (
        <p className={rows.soft}>{t("noPasskeysHere")}</p>
      )}
      {question && (
        <ConfirmDialog question={question} cancel={page("cancel")} onClose={() => setQuestion(undefined)} />
      )}
    </Panel>
  );
}
