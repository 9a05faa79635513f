import { useState } from "react";

import { LOCALES, type Locale } from "../../config/locales";
import { callStaff, staffApi } from "./client";
import { goTo } from "./go-to";
import { SIGN_IN_PATH } from "./sign-in-address";
import { useStaffLocale, useT } from "./language-context";
import { useDropdown } from "./use-dropdown";

interface PersonMenuProps {
  name: string;
  onLocale: (locale: Locale) => void;
}

/** Ends the session; whether it is over. */
async function signOut(): Promise<boolean> {
  const result = await callStaff(staffApi.session.close.mutate());
  return result.ok || result.code === "unauthorized";
}

/** The menu under one's own name: language, own page, sign out. Escape and a click elsewhere close it. */
export function PersonMenu({ name: own, onLocale }: PersonMenuProps) {
  const t = useT("shared.frame");
  const name = useT("shared.rooms");
  const locale = useStaffLocale();
  const { isOpen, setOpen, box, button } = useDropdown();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="staffFrameMenu" ref={box}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="staff-frame-menu"
        aria-label={t("menu", { name: own })}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="staffFrameName">{own}</span>
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
        <a href="/admin/me">{name("me")}</a>
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
