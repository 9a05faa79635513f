import { useRef, useState, type ComponentProps } from "react";

import { HONEYPOT_FIELD } from "../../domain/config/forms";
import { suggestEmail } from "../../domain/lib/suggest-email";
import { useLocale } from "../ui/locale-context";
import * as styles from "./control.module.css";

/** A field that people neither see nor reach, that password managers are asked to leave alone, and that machines fill in. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <input
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        aria-label="Topic 2"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

/** The input of a mail address. A slip in it is pointed out, mended with one press, and never keeps a form from being sent. */
export function EmailInput(props: Omit<ComponentProps<"input">, "ref" | "onBlur" | "onInput">) {
  const { t } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  function mend() {
    const element = input.current;
    if (element === null || meant === undefined) return;
    element.value = meant;
    // What is typed is kept by the form, which listens to it.
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.focus();
  }
  return (
    <>
      <input
        {...props}
        ref={input}
        onInput={() => setMeant(undefined)}
        onBlur={({ target }) => setMeant(suggestEmail(target.value))}
      />
      <span aria-live="polite" className={styles.suggestion}>
        {meant !== undefined && (
          <button type="button" className={styles.meant} onClick={mend}>
            {t("common.didYouMean", { email: meant })}
          </button>
        )}
      </span>
    </>
  );
}
