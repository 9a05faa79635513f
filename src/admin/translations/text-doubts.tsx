import { useState, useSyncExternalStore } from "react";

import { LOCALE_CODES } from "../../config/locales";
import { createWords } from "../../config/staff-text";
import type { TextDoubt } from "../../contracts/text-doubts";
import { getShownLocale } from "../form/form-words";
import { getOpenPaths } from "../history/get-open-paths";
import { describeDoubts } from "./describe-doubts";
import { DOUBT_WORDS } from "./doubt-words";
import { confirmText, useDoubts } from "./doubts-store";

const getHash = () => location.hash;

function onHash(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Groups the doubts about the open entry by the text that they are about. */
function findOpenDoubts(doubts: readonly TextDoubt[], hash: string): TextDoubt[][] {
  const paths = getOpenPaths(hash);
  const own = doubts.filter(({ file }) => paths.includes(file));
  return LOCALE_CODES.map((locale) => own.filter(({ text }) => text === locale)).filter(
    (group) => group.length > 0,
  );
}

/** Asks above the form whether texts are still right that another language has left behind. */
export function TextDoubts() {
  const groups = findOpenDoubts(useDoubts(), useSyncExternalStore(onHash, getHash));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const staff = getShownLocale();
  const words = createWords(DOUBT_WORDS, staff);
  if (groups.length === 0) return null;

  async function confirm(group: readonly TextDoubt[]): Promise<void> {
    setBusy(true);
    setProblem((await confirmText(group)) ?? "");
    setBusy(false);
  }

  return (
    <section className="textDoubts" aria-label={words("title")}>
      {problem && <p role="alert">{problem}</p>}
      <ul>
        {groups.map((group) => (
          <li key={group[0]?.text}>
            {describeDoubts(group, staff)}{" "}
            <button type="button" disabled={isBusy} onClick={() => void confirm(group)}>
              {words("stillRight")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
