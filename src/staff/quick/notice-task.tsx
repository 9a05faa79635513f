import { useState, type SubmitEvent } from "react";

import { LOCALE_CODES } from "../../config/locales";
import { isOver, toAgencyClock } from "../../content/moment";
import { useWords } from "../language/language-context";
import { Button } from "../parts/button";
import { Notice } from "../parts/notice";
import * as rows from "../parts/rows.module.css";
import { TextField } from "../parts/text-field";
import { getTexts, openNotice, saveNotice, withFacts, withTexts, type OpenedContent } from "./content-files";
import { LanguageTexts } from "./language-texts";
import { QUICK_WORDS } from "./quick-words";
import { RefusedOpening } from "./refused-opening";
import { useLanguageTexts } from "./use-language-texts";
import { useOpened } from "./use-opened";
import { useSave } from "./use-save";
import { useTyped } from "./use-typed";
import { useUnsaved } from "./use-unsaved";

const formatSaved = (clock: string) => clock.replace("T", " ") || "–";
const NONE = { en: "", es: "", it: "" };

interface NoticeFormProps {
  content: OpenedContent;
  isBusy: boolean;
  save: (content: OpenedContent) => void;
  /** Called when something was typed that is not saved, and when it was saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

function NoticeForm({ content, isBusy, save, onUnsaved }: NoticeFormProps) {
  const t = useWords(QUICK_WORDS);
  const end = content.texts.en["publish_until"];
  // Only what was changed here: what somebody else changes meanwhile is shown as it is then.
  const texts = useLanguageTexts(content, "text");
  const storedUntil = typeof end === "string" ? toAgencyClock(end) : "";
  const chosen = useTyped({ until: storedUntil });
  const until = chosen.typed["until"] ?? storedUntil;
  const [wrong, setWrong] = useState<"untilPast" | "allLanguages">();
  const isShown = LOCALE_CODES.some((locale) => getTexts(content, "text")[locale] !== "");
  useUnsaved(chosen.isTyped || texts.isTyped, onUnsaved);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const written = LOCALE_CODES.filter((locale) => texts.values[locale].trim() !== "").length;
    const isPartial = written > 0 && written < LOCALE_CODES.length;
    const problem = isPartial ? "allLanguages" : until !== "" && isOver(until) ? "untilPast" : undefined;
    setWrong(problem);
    if (!problem)
      save(withTexts(withFacts(content, { publish_until: until || undefined }), "text", texts.values));
  }
  return (
    <form className={rows.form} noValidate onSubmit={submit}>
      <LanguageTexts
        getLabel={(language) => t("noticeIn", { language })}
        hint={t("noticeHint")}
        error={wrong === "allLanguages" ? t(wrong) : undefined}
        texts={texts}
      />
      <TextField
        label={t("until")}
        hint={
          chosen.isChangedByOthers("until")
            ? t("savedMeanwhile", { value: formatSaved(storedUntil) })
            : t("untilHint")
        }
        type="datetime-local"
        error={wrong === "untilPast" ? t(wrong) : undefined}
        value={until}
        onValue={(clock) => chosen.onValue("until", clock)}
      />
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
      {isShown && (
        <Button
          isBusy={isBusy}
          onClick={() => save(withTexts(withFacts(content, { publish_until: undefined }), "text", NONE))}
        >
          {t("takeDown")}
        </Button>
      )}
    </form>
  );
}

/** Puts up the notice above all pages, and takes it down. */
export function NoticeTask({ isShown }: { isShown: boolean }) {
  const t = useWords(QUICK_WORDS);
  const { content, refusal, round, reload, refresh, onUnsaved } = useOpened(openNotice, isShown);
  const { isBusy, notice, save } = useSave();
  return (
    <>
      {!content && !refusal && <p>{t("loading")}</p>}
      {refusal && <RefusedOpening refusal={refusal} onAgain={reload} />}
      {content && (
        <NoticeForm
          key={round}
          content={content}
          {...{ isBusy, onUnsaved }}
          save={(changed) => void save(() => saveNotice(changed), { reload, refresh })}
        />
      )}
      <Notice notice={notice} />
    </>
  );
}
