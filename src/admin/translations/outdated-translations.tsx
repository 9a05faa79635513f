import { useState, useSyncExternalStore } from "react";

import { LOCALE_CODES } from "../../config/locales";
import type { OutdatedTranslation } from "../../contracts/editor";
import { getOpenPaths } from "../history/show-versions";
import { confirmText, describeOutdated, useOutdated } from "./outdated";
import { getShownLocale, getT } from "../texts";

const getHash = () => location.hash;

function onHash(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Groups the outdated translations of the open entry by their language. */
function findOpenOutdated(
  translations: readonly OutdatedTranslation[],
  hash: string,
): OutdatedTranslation[][] {
  const paths = getOpenPaths(hash);
  const own = translations.filter(({ file }) => paths.includes(file));
  return LOCALE_CODES.map((locale) => own.filter(({ text }) => text === locale)).filter(
    (group) => group.length > 0,
  );
}

/** Asks above the form whether outdated translations are still right. */
export function OutdatedTranslations() {
  const groups = findOpenOutdated(useOutdated(), useSyncExternalStore(onHash, getHash));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const staff = getShownLocale();
  const t = getT(staff);
  if (groups.length === 0) return null;

  async function confirm(group: readonly OutdatedTranslation[]): Promise<void> {
    setBusy(true);
    setProblem((await confirmText(group)) ?? "");
    setBusy(false);
  }

  return (
    <section className="outdatedTranslations" aria-label={t("outdated.title")}>
      {problem && <p role="alert">{problem}</p>}
      <ul>
        {groups.map((group) => (
          <li key={group[0]?.text}>
            {describeOutdated(group, staff)}{" "}
            <button type="button" disabled={isBusy} onClick={() => void confirm(group)}>
              {t("outdated.stillRight")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
