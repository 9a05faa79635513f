import { useEffect, useEffectEvent, useState } from "react";

import { Shore } from "../../site/layout/shore";
import type { StaffLocale } from "../../domain/config/staff";
import { getPath } from "../../domain/i18n/routes";
import { staffApi, type SignedIn } from "../shell/client";
import { goTo } from "../shell/go-to";
import { Language, useT } from "../shell/language-context";
import { getReturnPath, START_PATH } from "../shell/sign-in-address";
import { getBrowserLocale, rememberLocale } from "../shell/staff-language";
import { TodayPage } from "../today/today-page";
import { StaffLanguageField } from "../ui/fields";
import { usePageTitle } from "../ui/hooks";
import { AddressForm, CodeForm, LinkForm } from "./sign-in-forms";
import * as styles from "./sign-in.module.css";

type Secret = { token: string } | { key: string };

/**
 * Reads what stands behind the `#`, and takes the secrets out of the address, where the browser would remember them: the token of the link
 * in a mail, or the key of the one that is printed on one's own machine.
 */
function takeHash(): { secret: Secret | undefined; then: string | null } {
  const hash = new URLSearchParams(location.hash.slice(1));
  const [token, key, then] = [hash.get("token"), hash.get("key"), hash.get("then")];
  if (token === null && key === null) return { secret: undefined, then };
  const rest = then === null ? "" : `#${new URLSearchParams({ then }).toString()}`;
  history.replaceState(history.state, "", location.pathname + location.search + rest);
  return { secret: token === null ? { key: key ?? "" } : { token }, then };
}

type Step =
  | { name: "address"; refused?: "linkRefused" | "keyRefused"; isReturned?: boolean }
  | { name: "code" }
  | { name: "link"; secret: Secret };

const toStep = (secret: Secret | undefined): Step =>
  secret === undefined ? { name: "address" } : { name: "link", secret };

function Steps({ onToday }: { onToday: () => void }) {
  const t = useT("sign-in");
  const [{ then, ...hash }, setHash] = useState(takeHash);
  const [step, setStep] = useState(() => toStep(hash.secret));
  const [email, setEmail] = useState("");
  usePageTitle(t("pageTitle"));
  // A second link may be pasted into an open page, which loads nothing.
  useEffect(() => {
    const follow = () => {
      const next = takeHash();
      setHash(next);
      setStep(toStep(next.secret));
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  function goOn() {
    const path = getReturnPath(then, location.origin);
    if (path === START_PATH) {
      history.replaceState(null, "", path);
      onToday();
    } else goTo(path);
  }
  // Who is signed in already need not sign in again; asked when the page opens.
  const goOnIfSignedIn = useEffectEvent(() => {
    if (step.name === "address") staffApi.me.get.query().then(goOn, () => undefined);
  });
  useEffect(() => goOnIfSignedIn(), []);
  function onSignedIn({ locale }: SignedIn) {
    rememberLocale(locale);
    goOn();
  }

  switch (step.name) {
    case "address":
      return (
        <AddressForm
          {...{ email, onSignedIn }}
          problem={step.refused && t(step.refused)}
          isReturned={step.isReturned ?? false}
          onEmail={setEmail}
          onSent={() => setStep({ name: "code" })}
        />
      );
    case "code":
      return (
        <CodeForm
          {...{ email, onSignedIn }}
          onOtherAddress={() => setStep({ name: "address", isReturned: true })}
        />
      );
    case "link": {
      const refused = "key" in step.secret ? "keyRefused" : "linkRefused";
      return (
        <LinkForm
          {...{ secret: step.secret, onSignedIn }}
          onRefused={() => setStep({ name: "address", refused })}
        />
      );
    }
  }
}

interface SurroundingsProps {
  locale: StaffLocale;
  onLocale: (locale: StaffLocale) => void;
  onToday: () => void;
}

function Surroundings({ locale, onLocale, onToday }: SurroundingsProps) {
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
        <Steps onToday={onToday} />
      </main>
      <footer className={styles.foot}>
        <StaffLanguageField label={t("language")} value={locale} onValue={onLocale} />
      </footer>
    </div>
  );
}

export function SignInPage() {
  const [locale, setLocale] = useState(getBrowserLocale);
  const [isSignedIn, setSignedIn] = useState(false);
  // In the same document, because another one takes seconds on a phone.
  if (isSignedIn) return <TodayPage isNext />;
  return (
    <Language locale={locale} page="sign-in">
      <Surroundings locale={locale} onLocale={setLocale} onToday={() => setSignedIn(true)} />
    </Language>
  );
}
