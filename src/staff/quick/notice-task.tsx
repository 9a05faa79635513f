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
import { useOpened } from "./use-opened";
import { useRefusalText, useSave } from "./use-save";

const NONE = { en: "", es: "", it: "" };

interface NoticeFormProps {
  content: OpenedContent;
  isBusy: boolean;
  save: (content: OpenedContent) => void;
}

function NoticeForm({ content, isBusy, save }: NoticeFormProps) {
  const t = useWords(QUICK_WORDS);
  const end = content.texts.en["publish_until"];
  const [texts, setTexts] = useState(getTexts(content, "text"));
  const [until, setUntil] = useState(typeof end === "string" ? toAgencyClock(end) : "");
  const [wrong, setWrong] = useState<"untilPast" | "allLanguages">();
  const isShown = LOCALE_CODES.some((locale) => getTexts(content, "text")[locale] !== "");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const written = LOCALE_CODES.filter((locale) => texts[locale].trim() !== "").length;
    const isPartial = written > 0 && written < LOCALE_CODES.length;
    const problem = isPartial ? "allLanguages" : until !== "" && isOver(until) ? "untilPast" : undefined;
    setWrong(problem);
    if (!problem) save(withTexts(withFacts(content, { publish_until: until || undefined }), "text", texts));
  }
  return (
    <form className={rows.form} noValidate onSubmit={submit}>
      <LanguageTexts
        getLabel={(language) => t("noticeIn", { language })}
        hint={t("noticeHint")}
        error={wrong === "allLanguages" ? t(wrong) : undefined}
        values={texts}
        onValues={setTexts}
      />
      <TextField
        label={t("until")}
        hint={t("untilHint")}
        type="datetime-local"
        error={wrong === "untilPast" ? t(wrong) : undefined}
        value={until}
        onValue={setUntil}
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
export function NoticeTask() {
  const t = useWords(QUICK_WORDS);
  const describe = useRefusalText();
  const { content, refusal, round, reload } = useOpened(openNotice);
  const { isBusy, notice, save } = useSave();
  return (
    <>
      {!content && !refusal && <p>{t("loading")}</p>}
      {refusal && (
        <p role="alert">
          {describe(refusal)} <Button onClick={() => void reload()}>{t("again")}</Button>
        </p>
      )}
      {content && (
        <NoticeForm
          key={round}
          content={content}
          isBusy={isBusy}
          save={(changed) => void save(() => saveNotice(changed), reload)}
        />
      )}
      <Notice notice={notice} />
    </>
  );
}
