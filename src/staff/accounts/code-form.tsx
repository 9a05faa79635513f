import { useState, type SubmitEvent } from "react";

import { callStaff, staffApi } from "../shell/client";
import { useRefusalText } from "../shell/refusal-text";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { Notice, type NoticeText } from "../ui/notice";
import { TextField } from "../ui/text-field";
import type { SignedIn } from "../shell/replies";
import * as styles from "./sign-in.module.css";

interface CodeFormProps {
  email: string;
  onOtherAddress: () => void;
  onSignedIn: (who: SignedIn) => void;
}

const DIGITS = 6;

/** Says that a mail was sent, and takes the code that it holds. */
export function CodeForm({ email, onOtherAddress, onSignedIn }: CodeFormProps) {
  const t = useT("sign-in");
  const locale = useStaffLocale();
  const refusalText = useRefusalText();
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<NoticeText>();

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setError(undefined);
    setNotice(undefined);
    const digits = code.replace(/\D/g, "");
    if (digits.length !== DIGITS) {
      setError(t("codeIncomplete"));
      return;
    }
    setBusy(true);
    const result = await callStaff(staffApi.session.open.mutate({ email, code: digits }));
    setBusy(false);
    if (result.ok) onSignedIn(result.data);
    else if (result.code === "unauthorized" || result.code === "invalid") setError(t("codeWrong"));
    else setNotice({ kind: "problem", text: refusalText(result) });
  }

  async function sendAgain() {
    setBusy(true);
    setError(undefined);
    setNotice(undefined);
    const result = await callStaff(staffApi.session.requestMail.mutate({ email, lang: locale }));
    setBusy(false);
    const problem = result.ok ? undefined : refusalText(result);
    setNotice(
      problem === undefined ? { kind: "done", text: t("sentAgain") } : { kind: "problem", text: problem },
    );
  }

  return (
    <>
      <h1>{t("sentTitle")}</h1>
      <p role="status">{t("sent", { email })}</p>
      <Notice notice={notice} />
      <form className={styles.form} noValidate onSubmit={(event) => void signIn(event)}>
        <TextField
          label={t("code")}
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          value={code}
          onValue={setCode}
          isFirst
          data-code
        />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("signIn")}
        </Button>
      </form>
      <div className={styles.ways}>
        <Button isBusy={isBusy} onClick={() => void sendAgain()}>
          {t("again")}
        </Button>
        <Button isBusy={isBusy} onClick={onOtherAddress}>
          {t("otherAddress")}
        </Button>
      </div>
    </>
  );
}
