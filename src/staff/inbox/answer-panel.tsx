import { useRef, useState } from "react";

import { findAnswerValue } from "../../domain/config/answers";
import { getLocale } from "../../domain/config/locales";
import type { AnswersReply } from "../../domain/contracts/enquiry-changes";
import { TEXT_LIMITS } from "../../domain/config/forms";
import { getChatUrl } from "../../domain/lib/chat-url";
import { foldAccents } from "../../domain/lib/normalize";
import { type PreviewReply, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { useAction } from "../ui/action";
import { Dialog, MailFrame } from "../ui/dialog";
import { TextArea, TextField } from "../ui/fields";
import { Button, ButtonLink, ButtonRow, Disclosure, List, Notice, Panel } from "../ui/layout";
import { useDraft } from "./draft";
import { BLANK_NAME, fillValues, findGaps, type Gap } from "./fill-values";
import * as styles from "./inbox.module.css";
import { NewsBox } from "./timeline";
import { useEnquiryChange, useOpenEnquiry } from "./use-enquiry";

type ReadyAnswer = AnswersReply["answers"][number];

function Choices({ onChoose }: { onChoose: (answer: ReadyAnswer) => void }) {
  const t = useT("enquiries.answer");
  const [typed, setTyped] = useState("");
  const { data, hasFailed } = useStaffQuery(
    "enquiries.readyAnswers",
    staffApi.enquiries.readyAnswers.query,
    undefined,
  );
  const words = foldAccents(typed).split(/\s+/);
  const found = (data?.answers ?? []).filter(({ title, text }) => {
    const searched = foldAccents(`${title[t.locale]} ${text[t.locale]}`);
    return words.every((word) => searched.includes(word));
  });
  return (
    <>
      <TextField label={t("readySearch")} type="search" value={typed} onValue={setTyped} autoComplete="off" />
      {hasFailed && <p role="alert">{t("readyFailed")}</p>}
      {data && found.length === 0 && <p>{t("readyNone")}</p>}
      <List className={styles.choices} items={found}>
        {(answer) => (
          <li key={answer.key}>
            <button type="button" onClick={() => onChoose(answer)}>
              {answer.title[t.locale]}
            </button>
          </li>
        )}
      </List>
    </>
  );
}

function ReadyAnswers({ onChoose }: { onChoose: (answer: ReadyAnswer) => void }) {
  const t = useT("enquiries.answer");
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t("ready")}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && (
        <Choices
          onChoose={(answer) => {
            setOpen(false);
            onChoose(answer);
          }}
        />
      )}
    </Disclosure>
  );
}

function Gaps({ gaps, onChoose }: { gaps: readonly Gap[]; onChoose: (gap: Gap) => void }) {
  const t = useT("enquiries.answer");
  const value = useT("enquiries.answerValues");
  if (gaps.length === 0) return null;
  return (
    <ButtonRow>
      <span>{t("gaps")}</span>
      {gaps.map((gap) => {
        const known = findAnswerValue(gap.name);
        const word = known ? value(known) : gap.name;
        const name = gap.name === BLANK_NAME ? t("blank") : word;
        return <Button key={gap.name} label={t("gap", { name })} onClick={() => onChoose(gap)} text={name} />;
      })}
    </ButtonRow>
  );
}

function MailPreview({ preview, onClose }: { preview: PreviewReply; onClose: () => void }) {
  const t = useT("enquiries.answer");
  return (
    <Dialog title={t("previewTitle")} isWide onClose={onClose}>
      <MailFrame mail={preview} />
      <Button variant="solid" onClick={onClose} text={t("close")} />
    </Dialog>
  );
}

export function AnswerPanel() {
  const t = useT("enquiries.answer");
  const field = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState<PreviewReply>();
  const [problem, setProblem] = useState<string>();
  const [isChatOpen, setChatOpen] = useState(false);
  const { enquiry, news, refetch } = useOpenEnquiry();
  const sending = useEnquiryChange();
  const previewing = useAction();
  const { reference, version, locale, phoneNumber, values, isHeld } = enquiry;
  const others = enquiry.writing.map(({ name }) => name).join(", ");
  const draft = useDraft(reference, enquiry.draft, (reply) => {
    const names = reply.writing.map(({ name }) => name).join(", ");
    if (reply.version !== version || names !== others) refetch();
  });
  const { text, state } = draft;
  const gaps = findGaps(text);

  function select({ start, end }: Gap) {
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
    const content = { text, channel };
    previewing.setNotice(undefined);
    sending.change((opened, key) => staffApi.enquiries.answer.mutate({ ...opened, ...content, key }), {
      ...{ content, done: t(channel === "mail" ? "sent" : "chatNoted") },
      conflict: t(isHeld ? "heldFirst" : "conflict"),
      onDone() {
        draft.end(text);
        setChatOpen(false);
      },
    });
  }
  function showPreview() {
    if (text.trim() === "") return void isComplete();
    sending.setNotice(undefined);
    previewing.run(() => staffApi.enquiries.preview.mutate({ reference, text }), "", setPreview);
  }
  return (
    <Panel title={t("answer")} isBusy={sending.isBusy || previewing.isBusy}>
      <ReadyAnswers
        onChoose={({ title, text: ready }) => {
          write([text.trimEnd(), fillValues(ready[locale], values)].filter(Boolean).join("\n\n"));
          sending.setNotice({ kind: "done", text: t("readyUsed", { title: title[t.locale] }) });
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
        {state !== "same" && <span data-state={state}>{t(state)}</span>}{" "}
        {others && <strong>{t("writing", { names: others })}</strong>}
      </p>
      {text !== "" && <NewsBox />}
      <Notice notice={sending.notice ?? previewing.notice} />
      <ButtonRow>
        <Button
          variant="solid"
          onClick={() => send("mail")}
          text={t(news.length > 0 && text !== "" ? "sendAnyway" : "send")}
        />
        <Button onClick={showPreview} text={t("preview")} />
        {phoneNumber !== null && (
          <ButtonLink
            href={getChatUrl(phoneNumber, text)}
            target="_blank"
            onClick={(event) => {
              if (isComplete()) setChatOpen(true);
              else event.preventDefault();
            }}
          >
            {t("chat")}
          </ButtonLink>
        )}
        {isChatOpen && <Button onClick={() => send("whatsapp")} text={t("chatNote")} />}
      </ButtonRow>
      {preview && <MailPreview preview={preview} onClose={() => setPreview(undefined)} />}
    </Panel>
  );
}
