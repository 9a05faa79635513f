import { useEffect, useState } from "react";

import { Shore } from "../../components/layout/shore";
import type { Locale } from "../../config/locales";
import { getPath } from "../../i18n/routes";
import { callStaff, staffApi } from "../shell/client";
import { goTo } from "../shell/go-to";
import { getReturnPath } from "../shell/sign-in-address";
import { Language, useT } from "../shell/language-context";
import { getBrowserLocale, rememberLocale } from "../shell/staff-language";
import { LanguageField } from "../ui/language-field";
import { usePageTitle } from "../ui/use-page-title";
import type { SignedIn } from "../shell/replies";
import { AddressForm } from "./address-form";
import { CodeForm } from "./code-form";
import { LinkForm } from "./link-form";
import * as styles from "./sign-in.module.css";
import { takeHash, type SignInHash } from "./take-hash";

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
    void callStaff(staffApi.me.get.query()).then(({ ok }) => {
      if (ok) goTo(getReturnPath(hash.then, location.origin));
    });
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

/** The page on which staff sign in: by a mail, by a link, or by a passkey. */
export function SignInPage() {
  const [locale, setLocale] = useState(getBrowserLocale);
  return (
    <Language locale={locale} page="sign-in">
      <Surroundings locale={locale} onLocale={setLocale} />
    </Language>
  );
}
