import { getButtonProps } from "../../components/ui/button-class";
import { getLocale } from "../../config/locales";
import { TEXT_LIMITS } from "../../contracts/limits";
import { getChatUrl } from "../../lib/chat-url";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { TextArea } from "../ui/text-area";
import { NewsBox } from "./news-box";
import type { EnquiryActions } from "./use-enquiry";
import * as styles from "./answer.module.css";
import { fillValues } from "./fill-values";
import { Gaps } from "./gaps";
import { MailPreview } from "./mail-preview";
import { ReadyAnswers } from "./ready-answers";
import { useAnswer } from "./use-answer";

/** The answer to the guest: written or ready-made, looked at, sent by mail or by WhatsApp. */
export function AnswerPanel(actions: EnquiryActions) {
  const t = useT("enquiries.answer");
  const shown = useStaffLocale();
  const { enquiry, news } = actions;
  const { locale, phoneNumber, values } = enquiry;
  const answer = useAnswer(actions);
  const { text, others, state, isBusy } = answer;

  return (
    <Panel title={t("answer")}>
      <ReadyAnswers
        onChoose={({ title, text: ready }) => {
          const filled = fillValues(ready[locale], values);
          answer.write([text.trimEnd(), filled].filter(Boolean).join("\n\n"));
          answer.setNotice({ kind: "done", text: t("readyUsed", { title: title[shown] }) });
          answer.field.current?.focus();
        }}
      />
      <TextArea
        label={t("text", { language: getLocale(locale).name })}
        hint={t("hint")}
        error={answer.problem}
        field={answer.field}
        lang={locale}
        rows={8}
        maxLength={TEXT_LIMITS.answer}
        value={text}
        onValue={answer.write}
      />
      <Gaps gaps={answer.gaps} onChoose={answer.select} />
      <p className={styles.draft} role="status">
        {state !== "same" && <span data-state={state}>{t(state)}</span>}{" "}
        {others && <strong>{t("writing", { names: others })}</strong>}
      </p>
      {text !== "" && <NewsBox news={news} enquiry={enquiry} />}
      <Notice notice={answer.notice} />
      <ButtonRow>
        <Button variant="solid" isBusy={isBusy} onClick={() => answer.send("mail")}>
          {t(news.length > 0 && text !== "" ? "sendAnyway" : "send")}
        </Button>
        <Button isBusy={isBusy} onClick={answer.showPreview}>
          {t("preview")}
        </Button>
        {phoneNumber !== null && (
          <a
            {...getButtonProps("outline")}
            href={getChatUrl(phoneNumber, text)}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (answer.isComplete()) answer.setChatOpen(true);
              else event.preventDefault();
            }}
          >
            {t("chat")}
          </a>
        )}
        {answer.isChatOpen && (
          <Button isBusy={isBusy} onClick={() => answer.send("whatsapp")}>
            {t("chatNote")}
          </Button>
        )}
      </ButtonRow>
      {answer.preview && <MailPreview preview={answer.preview} onClose={answer.closePreview} />}
    </Panel>
  );
}
