import { useEffect, useRef, useState } from "react";

import { LOCALES, type Locale } from "../../config/locales";
import { callStaff } from "../calls/call-staff";
import { goTo } from "../calls/go-to";
import { SIGN_IN_PATH } from "../calls/sign-in-address";
import { useStaffLocale, useWords } from "../language/language-context";
import { FRAME_WORDS } from "./frame-words";

interface FrameMenuProps {
  name: string;
  onLocale: (locale: Locale) => void;
}

/** Ends the session; whether it is over. */
async function signOut(): Promise<boolean> {
  const result = await callStaff("DELETE", "session");
  return result.ok || result.code === "unauthorized";
}

/** The menu under one's own name: language, own page, sign out. Escape and a click elsewhere close it. */
export function FrameMenu({ name, onLocale }: FrameMenuProps) {
  const t = useWords(FRAME_WORDS);
  const locale = useStaffLocale();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return (
    <div className="staffFrameMenu" ref={menu}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="staff-frame-menu"
        aria-label={t("menu", { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="staffFrameName">{name}</span>
        <span aria-hidden="true">▾</span>
      </button>
      <div className="staffFramePanel" id="staff-frame-menu" hidden={!isOpen}>
        <label>
          {t("language")}
          <select
            value={locale}
            onChange={(event) => {
              const chosen = LOCALES.find(({ code }) => code === event.target.value);
              if (chosen) onLocale(chosen.code);
            }}
          >
            {LOCALES.map((language) => (
              <option key={language.code} value={language.code}>
                {language.name}
              </option>
            ))}
          </select>
        </label>
        <a href="/admin/me">{t("me")}</a>
        <button
          type="button"
          onClick={() =>
            void signOut().then((isOver) => {
              setFailed(!isOver);
              if (isOver) goTo(SIGN_IN_PATH);
            })
          }
        >
          {t("signOut")}
        </button>
        <p role="alert">{hasFailed && t("stillSignedIn")}</p>
      </div>
    </div>
  );
}
