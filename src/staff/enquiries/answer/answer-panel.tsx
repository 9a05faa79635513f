import { useRef, useState } from "react";

import { getButtonProps } from "../../../components/ui/button-class";
import { getLocale } from "../../../config/locales";
import type { PreviewReply } from "../../../contracts/enquiry-changes";
import { TEXT_LIMITS } from "../../../contracts/limits";
import { getChatUrl } from "../../../lib/chat-url";
import { callSignedIn } from "../../calls/call-signed-in";
import { useStaffLocale, useWords } from "../../language/language-context";
import { say } from "../../../config/staff-text";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { Notice } from "../../parts/notice";
import { Panel } from "../../parts/panel";
import { useAction } from "../../parts/use-action";
import { NewsBox } from "../news-box";
import type { EnquiryActions } from "../one/use-enquiry";
import { TextArea } from "../../parts/text-area";
import { ANSWER_WORDS } from "./answer-words";
import * as styles from "./answer.module.css";
import { fillValues, findGaps } from "./fill-values";
import { Gaps } from "./gaps";
import { MailPreview } from "./mail-preview";
import { ReadyAnswers } from "./ready-answers";
import { useDraft } from "./use-draft";
import { useSend } from "./use-send";

const MIN_DIGITS = 6;

/** The answer to the guest: written or ready-made, looked at, sent by mail or by WhatsApp. */
export function AnswerPanel({ enquiry, news, take, look }: EnquiryActions) {
  const t = useWords(ANSWER_WORDS);
  const shown = useStaffLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState<PreviewReply>();
  const [problem, setProblem] = useState<string>();
  const [isChatOpen, setChatOpen] = useState(false);
  const { isBusy, notice, setNotice, run } = useAction();
  const { post } = useSend({ enquiry, look });
  const { reference, locale, phone, writing, values } = enquiry;
  const others = writing.map(({ name }) => name).join(", ");
  const draft = useDraft(reference, enquiry.draft, (reply) => {
    const names = reply.writing.map(({ name }) => name).join(", ");
    if (reply.version !== enquiry.version || names !== others) look();
  });
  const { text } = draft;
  const gaps = findGaps(text);

  function select({ start, end }: { start: number; end: number }) {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  }
  function write(next: string) {
    draft.setText(next);
    setProblem(undefined);
    setChatOpen(false);
  }
  /** Whether the answer can leave; otherwise it says what is missing, and goes there. */
  function isComplete(): boolean {
    const [gap] = gaps;
    if (gap) select(gap);
    else if (text.trim() === "") field.current?.focus();
    else return true;
    setProblem(t(gap ? "gapsLeft" : "empty"));
    return false;
  }
  function send(channel: "mail" | "whatsapp") {
    if (!isComplete()) return;
    void run(
      () => post("enquiry-answer", { text, channel }),
      t(channel === "mail" ? "sent" : "chatNoted"),
      ({ data }) => {
        draft.end(text);
        setChatOpen(false);
        take(data);
      },
      ({ code }) => (code === "conflict" ? t(enquiry.isHeld ? "heldFirst" : "conflict") : ""),
    );
  }
  function showPreview() {
    if (text.trim() === "") return void isComplete();
    void run(
      () => callSignedIn<PreviewReply>("POST", "enquiry-preview", { reference, text }),
      "",
      ({ data }) => setPreview(data),
    );
  }

  return (
    <Panel title={t("answer")}>
      <ReadyAnswers
        onChoose={({ title, text: ready }) => {
          const filled = fillValues(say(ready, locale), values);
          write([text.trimEnd(), filled].filter(Boolean).join("\n\n"));
          setNotice({ kind: "done", text: t("readyUsed", { title: say(title, shown) }) });
          field.current?.focus();
        }}
      />
      <TextArea
        label={t("text", { language: getLocale(locale).name })}
        hint={t("hint")}
        error={problem}
        field={field}
        lang={locale}
        rows={8}
        maxLength={TEXT_LIMITS.answer}
        value={text}
        onValue={write}
      />
      <Gaps gaps={gaps} onChoose={select} />
      <p className={styles.draft} role="status">
        {draft.state !== "same" && <span data-state={draft.state}>{t(draft.state)}</span>}{" "}
        {others && <strong>{t("writing", { names: others })}</strong>}
      </p>
      {text !== "" && <NewsBox news={news} enquiry={enquiry} />}
      <Notice notice={notice} />
      <ButtonRow>
        <Button variant="solid" isBusy={isBusy} onClick={() => send("mail")}>
          {t(news.length > 0 && text !== "" ? "sendAnyway" : "send")}
        </Button>
        <Button isBusy={isBusy} onClick={showPreview}>
          {t("preview")}
        </Button>
        {phone.replace(/\D/g, "").length >= MIN_DIGITS && (
          <a
            {...getButtonProps("outline")}
            href={getChatUrl(phone, text)}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (isComplete()) setChatOpen(true);
              else event.preventDefault();
            }}
          >
            {t("chat")}
          </a>
        )}
        {isChatOpen && (
          <Button isBusy={isBusy} onClick={() => send("whatsapp")}>
            {t("chatNote")}
          </Button>
        )}
      </ButtonRow>
      {preview && <MailPreview preview={preview} onClose={() => setPreview(undefined)} />}
    </Panel>
  );
}
