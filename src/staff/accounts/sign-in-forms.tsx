import { useEffect, useEffectEvent, useState } from "react";

import { getPath } from "../../domain/i18n/routes";
import { staffApi, toRefusal, type Refusal, type SignedIn } from "../shell/client";
import { useT } from "../shell/language-context";
import { TextField } from "../ui/fields";
import { Busy, Button, ButtonRow, Form, Notice } from "../ui/layout";
import { useAction } from "../ui/action";
import * as ui from "../ui/ui.module.css";
import {
  canOfferPasskeys,
  canUsePasskeys,
  signInByPasskey,
  stopAskingForPasskey,
  UnfinishedPasskey,
} from "./passkey-calls";
import * as styles from "./sign-in.module.css";

/** The code, link or passkey is not, or no longer, valid. */
const isWrong = ({ code }: Refusal) => code === "unauthorized" || code === "invalid";

interface StepProps {
  email: string;
  onSignedIn: (who: SignedIn) => void;
}

/**
 * Lets the browser offer passkeys among what it fills into the field of the address, as long as that is shown; again after a refusal,
 * because what a passkey signs is good for a few minutes only.
 */
function useAutofilledPasskey(onSignedIn: StepProps["onSignedIn"], onRefused: () => void): void {
  const finish = useEffectEvent(onSignedIn);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const page = new AbortController();
    void (async () => {
      if (!(await canOfferPasskeys())) return;
      while (!page.signal.aborted)
        try {
          finish(await signInByPasskey("by-autofill"));
          return;
        } catch (error) {
          // Without an answer, or when the question was ended, it is not asked again.
          if (error instanceof UnfinishedPasskey || toRefusal(error).code !== "unauthorized") return;
          refuse();
        }
    })();
    return () => {
      page.abort();
      void stopAskingForPasskey();
    };
  }, []);
}

interface AddressFormProps extends StepProps {
  problem: string | undefined;
  /** Whether the person came back here from the code. */
  isReturned: boolean;
  onEmail: (email: string) => void;
  onSent: () => void;
}

export function AddressForm({ email, problem, isReturned, onEmail, onSent, onSignedIn }: AddressFormProps) {
  const t = useT("sign-in");
  const { isBusy, notice, setNotice, getError, run } = useAction();
  useAutofilledPasskey(onSignedIn, () => setNotice({ kind: "problem", text: t("passkeyRefused") }));
  const send = () =>
    run(
      () => staffApi.session.requestMail.mutate({ email, lang: t.locale }),
      "",
      onSent,
      ({ fields }) => (fields["email"] === undefined ? undefined : ""),
    );
  const signInAtOnce = () =>
    run(
      () =>
        signInByPasskey("at-once").catch((error: unknown) => {
          // A question that was ended is no failure.
          if (!(error instanceof UnfinishedPasskey)) throw error;
        }),
      "",
      (who) => who && onSignedIn(who),
      ({ code }) => (code === "unauthorized" ? t("passkeyRefused") : undefined),
    );
  return (
    <Busy value={isBusy}>
      <h1>{t("pageTitle")}</h1>
      <p className={ui.intro}>{t("intro")}</p>
      <Notice notice={notice ?? (problem === undefined ? undefined : { kind: "problem", text: problem })} />
      <Form className={ui.stack} submit={t("send")} getError={getError} onSubmit={send}>
        <TextField
          label={t("email")}
          hint={t("emailHint")}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          value={email}
          onValue={onEmail}
          isFirst={isReturned}
        />
      </Form>
      {canUsePasskeys() && (
        <>
          <p className={styles.or}>{t("or")}</p>
          <Button onClick={signInAtOnce} text={t("byPasskey")} />
        </>
      )}
      <p className={ui.intro}>
        {t("noAccess")} <a href={getPath("registration", t.locale)}>{t("askForAccess")}</a>
      </p>
    </Busy>
  );
}

const DIGITS = 6;

export function CodeForm({ email, onOtherAddress, onSignedIn }: StepProps & { onOtherAddress: () => void }) {
  const t = useT("sign-in");
  const [code, setCode] = useState("");
  const [error, setError] = useState<"codeIncomplete" | "codeWrong">();
  const { isBusy, notice, setNotice, run } = useAction();

  function signIn() {
    setNotice(undefined);
    const digits = code.replace(/\D/g, "");
    setError(digits.length === DIGITS ? undefined : "codeIncomplete");
    if (digits.length !== DIGITS) return;
    run(
      () => staffApi.session.open.mutate({ email, code: digits }),
      "",
      onSignedIn,
      (refusal) => {
        if (!isWrong(refusal)) return undefined;
        setError("codeWrong");
        return "";
      },
    );
  }
  function sendAgain() {
    setError(undefined);
    run(() => staffApi.session.requestMail.mutate({ email, lang: t.locale }), t("sentAgain"));
  }
  return (
    <Busy value={isBusy}>
      <h1>{t("sentTitle")}</h1>
      <p role="status">{t("sent", { email })}</p>
      <Notice notice={notice} />
      <Form className={ui.stack} submit={t("signIn")} onSubmit={signIn}>
        <TextField
          label={t("code")}
          error={error && t(error)}
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
      </Form>
      <ButtonRow>
        <Button onClick={sendAgain} text={t("again")} />
        <Button onClick={onOtherAddress} text={t("otherAddress")} />
      </ButtonRow>
    </Busy>
  );
}

interface LinkFormProps extends Pick<StepProps, "onSignedIn"> {
  /** A token of a mail, or a key of one's own machine. */
  secret: { token: string } | { key: string };
  /** The link does not sign in, and never will. */
  onRefused: () => void;
}

/** Signs in by a link: of a mail when the button is pressed, so that a program that looks at links signs nobody in; of one's own machine at once. */
export function LinkForm({ secret, onRefused, onSignedIn }: LinkFormProps) {
  const t = useT("sign-in");
  const { isBusy, notice, run } = useAction();
  const signIn = () =>
    run(
      () => staffApi.session.open.mutate("key" in secret ? { ...secret, lang: t.locale } : secret),
      "",
      onSignedIn,
      (refusal) => {
        if (!isWrong(refusal)) return undefined;
        onRefused();
        return "";
      },
    );
  const signInAtOnce = useEffectEvent(signIn);
  useEffect(() => {
    if ("key" in secret) signInAtOnce();
  }, [secret]);
  return (
    <Busy value={isBusy}>
      <h1>{t("linkTitle")}</h1>
      <p role="status">{isBusy ? t("working") : t("linkText")}</p>
      <Notice notice={notice} />
      <Button variant="solid" onClick={signIn} text={t("signIn")} />
    </Busy>
  );
}
