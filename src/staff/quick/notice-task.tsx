import { useState, type SubmitEvent } from "react";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { isOver, toAgencyClock } from "../../content/publication";
import { useT } from "../shell/language-context";
import { Button } from "../ui/layout";
import { hasIncompleteDate } from "../ui/hooks";
import * as ui from "../ui/ui.module.css";
import { TextField } from "../ui/fields";
import { getTexts, openNotice, saveNotice, withFacts, withTexts, type OpenedContent } from "./content-files";
import { LanguageTexts, useLanguageTexts, useTyped, useUnsaved } from "./typed-fields";
import { ContentTask, type ContentFormProps } from "./opened-content";

const formatSaved = (clock: string) => clock.replace("T", " ") || "–";
const NONE = { en: "", es: "", it: "" };

function getUntil({ texts }: OpenedContent): string {
  const end = texts.en["publish_until"];
  return typeof end === "string" ? toAgencyClock(end) : "";
}

/** Finds what of a notice cannot be saved. */
function findWrong(form: Element, texts: Readonly<Record<Locale, string>>, until: string) {
  const written = LOCALE_CODES.filter((locale) => texts[locale].trim() !== "").length;
  if (written > 0 && written < LOCALE_CODES.length) return "allLanguages";
  if (hasIncompleteDate(form)) return "noSuchMoment";
  return until !== "" && isOver(until) ? "untilPast" : undefined;
}

function NoticeForm({ content, isBusy, save, onUnsaved }: ContentFormProps) {
  const t = useT("quick");
  // Only what was changed here: what somebody else changes meanwhile is shown as it is then.
  const texts = useLanguageTexts(content, "text");
  const storedUntil = getUntil(content);
  const chosen = useTyped({ until: storedUntil });
  const until = chosen.typed["until"] ?? storedUntil;
  const [wrong, setWrong] = useState<ReturnType<typeof findWrong>>();
  const [timesTakenDown, setTimesTakenDown] = useState(0);
  const isShown = LOCALE_CODES.some((locale) => getTexts(content, "text")[locale] !== "");
  useUnsaved(chosen.isTyped || texts.isTyped, onUnsaved);

  const store = (end: string | undefined, values: Readonly<Record<Locale, string>>, onStored?: () => void) =>
    save(withTexts(withFacts(content, { publish_until: end }), "text", values), (saved) => {
      chosen.settle({ until: getUntil(saved) });
      texts.settle(saved);
      onStored?.();
    });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const problem = findWrong(event.target, texts.values, until);
    setWrong(problem);
    if (!problem) store(until || undefined, texts.values);
  }
  function takeDown() {
    setWrong(undefined);
    store(undefined, NONE, () => setTimesTakenDown((times) => times + 1));
  }
  return (
    <form className={ui.form} noValidate onSubmit={submit}>
      <LanguageTexts
        getLabel={(language) => t("noticeIn", { language })}
        hint={t("noticeHint")}
        error={wrong === "allLanguages" ? t(wrong) : undefined}
        texts={texts}
      />
      <TextField
        // Made anew, since a browser keeps a half-filled date that the page cannot empty.
        key={timesTakenDown}
        label={t("until")}
        hint={
          chosen.isChangedByOthers("until")
            ? t("savedMeanwhile", { value: formatSaved(storedUntil) })
            : t("untilHint")
        }
        type="datetime-local"
        error={wrong === undefined || wrong === "allLanguages" ? undefined : t(wrong)}
        value={until}
        onValue={(clock) => chosen.onValue("until", clock)}
      />
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
      {isShown && (
        <Button isBusy={isBusy} onClick={takeDown}>
          {t("takeDown")}
        </Button>
      )}
    </form>
  );
}

export function NoticeTask({ isShown }: { isShown: boolean }) {
  return (
    <ContentTask id="notice" load={openNotice} store={saveNotice} isShown={isShown}>
      {(form) => <NoticeForm {...form} />}
    </ContentTask>
  );
}
