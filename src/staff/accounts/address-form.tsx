import { useState, type SubmitEvent } from "react";

import { getPath } from "../../i18n/routes";
import { callStaff, staffApi } from "../shell/client";
import { useRefusalText } from "../shell/refusal-text";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { Notice, type NoticeText } from "../ui/notice";
import { TextField } from "../ui/text-field";
import { canUsePasskeys, signInByPasskey } from "./passkey-calls";
import type { SignedIn } from "../shell/replies";
import * as styles from "./sign-in.module.css";
import { useAutofilledPasskey } from "./use-autofilled-passkey";

interface AddressFormProps {
  email: string;
  /** The outcome of the link that led here. */
  problem: string | undefined;
  /** Whether the person came back here from the code. */
  isReturned: boolean;
  onEmail: (email: string) => void;
  onSent: () => void;
  onSignedIn: (who: SignedIn) => void;
}

/** Asks for the address that a mail is sent to, or for a passkey. */
export function AddressForm({ email, problem, isReturned, onEmail, onSent, onSignedIn }: AddressFormProps) {
  const t = useT("sign-in");
  const locale = useStaffLocale();
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<NoticeText>();
  const refusePasskey = () => setNotice({ kind: "problem", text: t("passkeyRefused") });
  useAutofilledPasskey(onSignedIn, refusePasskey);
  const shown = notice ?? (problem === undefined ? undefined : { kind: "problem", text: problem });

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    setNotice(undefined);
    const result = await callStaff(staffApi.session.requestMail.mutate({ email, lang: locale }));
    setBusy(false);
    if (result.ok) {
      onSent();
      return;
    }
    const { email: code } = result.fields;
    if (code !== undefined) setError(refusalText({ code }));
    else setNotice({ kind: "problem", text: refusalText(result) });
  }

  async function signInAtOnce() {
    setBusy(true);
    const result = await signInByPasskey("at-once");
    setBusy(false);
    if (result.ok) onSignedIn(result.data);
    else if (result.code === "cancelled") setNotice(undefined);
    else if (result.code === "unauthorized") refusePasskey();
    else setNotice({ kind: "problem", text: refusalText(result) });
  }

  return (
    <>
      <h1>{t("pageTitle")}</h1>
      <p className={styles.soft}>{t("intro")}</p>
      <Notice notice={shown} />
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={t("email")}
          hint={t("emailHint")}
          error={error}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          value={email}
          onValue={onEmail}
          isFirst={isReturned}
        />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("send")}
        </Button>
      </form>
      {canUsePasskeys() && (
        <>
          <p className={styles.or}>{t("or")}</p>
          <Button isBusy={isBusy} onClick={() => void signInAtOnce()}>
            {t("byPasskey")}
          </Button>
        </>
      )}
      <p className={styles.soft}>
        {t("noAccess")} <a href={getPath("registration", locale)}>{t("askForAccess")}</a>
      </p>
    </>
  );
}
