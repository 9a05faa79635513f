import { staffApi } from "../shell/client";
import { useStaffQuery } from "../shell/use-staff-query";
import { useStaffLocale, useT } from "../shell/language-context";
import { BackLink } from "../ui/back-link";
import { useHeadingFocus } from "../ui/use-heading-focus";
import { FiguresPanel } from "./figures-panel";
import { LetterStateMark } from "./letter-state";
import * as styles from "./newsletter.module.css";
import { PreviewPanel } from "./preview-panel";
import { SendPanel } from "./send-panel";

/** Often enough to watch a letter go out. */
const EVERY_MS = 5_000;

/** One letter: how it stands, what can be done with it, its figures, and how it looks. */
export function LetterView({ letterKey }: { letterKey: string }) {
  const t = useT("letters");
  const locale = useStaffLocale();
  const {
    data: letter,
    hasFailed,
    isUnknown,
    setData,
  } = useStaffQuery("letters.get", staffApi.letters.get.query, { key: letterKey }, EVERY_MS);
  const heading = useHeadingFocus(letter !== undefined);
  return (
    <>
      <BackLink href="#">{t("back")}</BackLink>
      {isUnknown && <p role="alert">{t("unknown")}</p>}
      {hasFailed && <p role="alert">{t("notLoaded")}</p>}
      {letter && (
        <>
          <div className={styles.head}>
            <h2 ref={heading} tabIndex={-1}>
              {letter.previews[locale].subject}
            </h2>
            <LetterStateMark state={letter.state} figures={letter.figures} />
          </div>
          <SendPanel letter={letter} onChange={setData} />
          {letter.figures && <FiguresPanel letter={letter} figures={letter.figures} />}
          <PreviewPanel previews={letter.previews} />
        </>
      )}
    </>
  );
}
