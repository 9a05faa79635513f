import { useEffect, useState } from "react";

import { Shore } from "../../site/layout/shore";
import type { Locale } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import { staffApi, type SignedIn } from "../shell/client";
import { goTo } from "../shell/go-to";
import { Language, useT } from "../shell/language-context";
import { getReturnPath } from "../shell/sign-in-address";
import { getBrowserLocale, rememberLocale } from "../shell/staff-language";
import { LanguageField } from "../ui/fields";
import { usePageTitle } from "../ui/hooks";
import { AddressForm, CodeForm, LinkForm } from "./sign-in-forms";
import * as styles from "./sign-in.module.css";

interface SignInHash {
  /** Of the link in a mail: signs in when a button is pressed. */
  token: string | null;
  /** Of the link that is printed on one's own machine: signs in at once. */
  key: string | null;
  then: string | null;
}

/** Reads what stands behind the `#`, and takes the secrets out of the address, where the browser would remember them. */
function takeHash(): SignInHash {
  const hash = new URLSearchParams(location.hash.slice(1));
  const found = { token: hash.get("token"), key: hash.get("key"), then: hash.get("then") };
  if (found.token !== null || found.key !== null) {
    const rest = found.then === null ? "" : `#${new URLSearchParams({ then: found.then }).toString()}`;
    history.replaceState(history.state, "", location.pathname + location.search + rest);
  }
  return found;
}

type Step =
  | { name: "address"; refused?: "linkRefused" | "keyRefused"; isReturned?: boolean }
  | { name: "code" }
  | { name: "link"; secret: { token: string } | { key: string } };

function toStep({ token, key }: SignInHash): Step {
  if (token !== null) return { name: "link", secret: { token } };
  return key === null ? { name: "address" } : { name: "link", secret: { key } };
}

/** Follows the address: a second link may be pasted into an open page, which loads nothing. */
function useHash(onHash: (hash: SignInHash) => void): void {
  useEffect(() => {
    const follow = () => onHash(takeHash());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [onHash]);
}

function Steps() {
  const t = useT("sign-in");
  const [hash, setHash] = useState(takeHash);
  const [step, setStep] = useState(() => toStep(hash));
  const [email, setEmail] = useState("");
  usePageTitle(t("pageTitle"));
  const [follow] = useState(() => (next: SignInHash) => {
    setHash(next);
    setStep(toStep(next));
  });
  useHash(follow);
  const isFirstStep = step.name === "address" && step.refused === undefined;
  useEffect(() => {
    if (!isFirstStep) return;
    staffApi.me.get.query().then(
      () => goTo(getReturnPath(hash.then, location.origin)),
      () => undefined,
    );
    // Who is signed in already need not sign in again; asked when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function finish({ locale }: SignedIn) {
    rememberLocale(locale);
    goTo(getReturnPath(hash.then, location.origin));
  }

  switch (step.name) {
    case "address":
      return (
        <AddressForm
          email={email}
          problem={step.refused && t(step.refused)}
          isReturned={step.isReturned ?? false}
          onEmail={setEmail}
          onSent={() => setStep({ name: "code" })}
          onSignedIn={finish}
        />
      );
    case "code":
      return (
        <CodeForm
          email={email}
          onOtherAddress={() => setStep({ name: "address", isReturned: true })}
          onSignedIn={finish}
        />
      );
    case "link":
      return (
        <LinkForm
          secret={step.secret}
          onRefused={() =>
            setStep({ name: "address", refused: "key" in step.secret ? "keyRefused" : "linkRefused" })
          }
          onSignedIn={finish}
        />
      );
  }
}

function Surroundings({ locale, onLocale }: { locale: Locale; onLocale: (locale: Locale) => void }) {
  const t = useT("sign-in");
  return (
    <div className={styles.page}>
      <header className={styles.water}>
        <a href={getPath("home", locale)} aria-label={t("toSite")}>
          <img src="/favicon.svg" alt="" width={48} height={48} />
        </a>
        <Shore ground="surface" />
      </header>
      <main className={styles.card}>
        <Steps />
      </main>
      <footer className={styles.foot}>
        <LanguageField label={t("language")} value={locale} onValue={onLocale} />
      </footer>
    </div>
  );
}

export function SignInPage() {
  const [locale, setLocale] = useState(getBrowserLocale);
  return (
    <Language locale={locale} page="sign-in">
      <Surroundings locale={locale} onLocale={setLocale} />
    </Language>
  );
}
