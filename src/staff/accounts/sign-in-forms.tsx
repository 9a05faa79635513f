import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";

import { getPath } from "../../domain/i18n/routes";
import { staffApi, toRefusal, type Refusal, type SignedIn } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { TextField } from "../ui/fields";
import { Button } from "../ui/layout";
import { Notice, useAction, type NoticeText } from "../ui/notice";
import {
  canOfferPasskeys,
  canUsePasskeys,
  signInByPasskey,
  stopAskingForPasskey,
  UnfinishedPasskey,
} from "./passkey-calls";
import * as styles from "./sign-in.module.css";

/** What is signed in with is not, or no longer, good. */
const isWrong = ({ code }: Refusal) => code === "unauthorized" || code === "invalid";

/** A question that was ended is no failure. */
function dropUnfinished(error: unknown): undefined {
  if (!(error instanceof UnfinishedPasskey)) throw error;
}

/**
 * Lets the browser offer passkeys among what it fills into the field of the address, as long as that is shown; again after a refusal,
 * because what a passkey signs is good for a few minutes only.
 */
function useAutofilledPasskey(onSignedIn: (who: SignedIn) => void, onRefused: () => void): void {
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
      stopAskingForPasskey();
    };
  }, []);
}

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

export function AddressForm({ email, problem, isReturned, onEmail, onSent, onSignedIn }: AddressFormProps) {
  const t = useT("sign-in");
  const locale = useStaffLocale();
  const { isBusy, notice, setNotice, errors, run } = useAction();
  useAutofilledPasskey(onSignedIn, () => setNotice({ kind: "problem", text: t("passkeyRefused") }));
  const linkNotice: NoticeText | undefined =
    problem === undefined ? undefined : { kind: "problem", text: problem };

  function send(event: SubmitEvent) {
    event.preventDefault();
    run(
      () => staffApi.session.requestMail.mutate({ email, lang: locale }),
      "",
      onSent,
      ({ fields }) => (fields["email"] === undefined ? undefined : ""),
    );
  }
  const signInAtOnce = () =>
    run(
      () => signInByPasskey("at-once").catch(dropUnfinished),
      "",
      (who) => who && onSignedIn(who),
      ({ code }) => (code === "unauthorized" ? t("passkeyRefused") : undefined),
    );
  return (
    <>
      <h1>{t("pageTitle")}</h1>
      <p className={styles.soft}>{t("intro")}</p>
      <Notice notice={notice ?? linkNotice} />
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          label={t("email")}
          hint={t("emailHint")}
          error={errors["email"]}
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
          <Button isBusy={isBusy} onClick={signInAtOnce}>
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

interface CodeFormProps {
  email: string;
  onOtherAddress: () => void;
  onSignedIn: (who: SignedIn) => void;
}

const DIGITS = 6;

export function CodeForm({ email, onOtherAddress, onSignedIn }: CodeFormProps) {
  const t = useT("sign-in");
  const locale = useStaffLocale();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { isBusy, notice, setNotice, run } = useAction();

  function signIn(event: SubmitEvent) {
    event.preventDefault();
    setNotice(undefined);
    const digits = code.replace(/\D/g, "");
    setError(digits.length === DIGITS ? undefined : t("codeIncomplete"));
    if (digits.length !== DIGITS) return;
    run(
      () => staffApi.session.open.mutate({ email, code: digits }),
      "",
      onSignedIn,
      (refusal) => {
        if (!isWrong(refusal)) return undefined;
        setError(t("codeWrong"));
        return "";
      },
    );
  }
  function sendAgain() {
    setError(undefined);
    run(() => staffApi.session.requestMail.mutate({ email, lang: locale }), t("sentAgain"));
  }
  return (
    <>
      <h1>{t("sentTitle")}</h1>
      <p role="status">{t("sent", { email })}</p>
      <Notice notice={notice} />
      <form className={styles.form} noValidate onSubmit={signIn}>
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
        <Button isBusy={isBusy} onClick={sendAgain}>
          {t("again")}
        </Button>
        <Button isBusy={isBusy} onClick={onOtherAddress}>
          {t("otherAddress")}
        </Button>
      </div>
    </>
  );
}

interface LinkFormProps {
  /** A token of a mail, or a key of one's own machine. */
  secret: { token: string } | { key: string };
  /** The link does not sign in, and never will. */
  onRefused: () => void;
  onSignedIn: (who: SignedIn) => void;
}

/** Signs in by a link: of a mail when the button is pressed, so that a program that looks at links signs nobody in; of one's own machine at once. */
export function LinkForm({ secret, onRefused, onSignedIn }: LinkFormProps) {
  const t = useT("sign-in");
  const lang = useStaffLocale();
  const { isBusy, notice, run } = useAction();
  const isAtOnce = "key" in secret;
  const started = useRef<object>(undefined);
  const signIn = () =>
    run(
      () => staffApi.session.open.mutate(isAtOnce ? { ...secret, lang } : secret),
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
    // A key works once.
    if (!isAtOnce || started.current === secret) return;
    started.current = secret;
    signInAtOnce();
  }, [isAtOnce, secret]);
  return (
    <>
      <h1>{t("linkTitle")}</h1>
      <p role="status">{isBusy ? t("working") : t("linkText")}</p>
      <Notice notice={notice} />
      <Button variant="solid" isBusy={isBusy} onClick={signIn}>
        {t("signIn")}
      </Button>
    </>
  );
}
