import { useState } from "react";

import { getButtonProps } from "../../components/ui/button-class";
import { LOCALES } from "../../config/locales";
import { callSignedIn, staffApi, type Refusal } from "../shell/client";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { Notice } from "../ui/notice";
import { useAction } from "../ui/use-action";
import type { LetterReply } from "../shell/replies";
import { countSubscribers } from "./count-subscribers";

interface SendPanelProps {
  letter: LetterReply;
  onChange: (letter: LetterReply) => void;
}

function useLetterActions({ letter: { key, version }, onChange }: SendPanelProps) {
  const t = useT("letters");
  const { isBusy, notice, run } = useAction();
  const take = ({ data }: { data: LetterReply }) => onChange(data);
  const describe = (words: "conflict" | "noAddress") => (refusal: Refusal) => {
    if (refusal.code === "no-subscribers") return t("nobody");
    return refusal.code === "conflict" ? t(words) : "";
  };

  const test = () =>
    void run(
      () => callSignedIn(staffApi.letters.test.mutate({ key })),
      t("tested"),
      undefined,
      describe("noAddress"),
    );
  const send = () =>
    void run(
      () => callSignedIn(staffApi.letters.send.mutate({ key, version })),
      t("begun"),
      take,
      describe("conflict"),
    );
  const change = (next: "sending" | "stopped") =>
    void run(
      () => callSignedIn(staffApi.letters.change.mutate({ key, state: next })),
      t(next === "stopped" ? "stopDone" : "goOnDone"),
      take,
    );
  return { isBusy, notice, test, send, change };
}

export function SendPanel(props: SendPanelProps) {
  const t = useT("letters");
  const { isBusy, notice, test, send, change } = useLetterActions(props);
  const [question, setQuestion] = useState<Question>();
  const { key, state, subscribers } = props.letter;
  const count = countSubscribers(subscribers);
  const ask = () =>
    setQuestion({
      title: t("sendTitle"),
      text: t("sendText", {
        count,
        languages: LOCALES.map(({ code, name }) => `${name}: ${subscribers[code]}`).join(", "),
      }),
      confirm: t("sendConfirm", { count }),
      onConfirm: send,
    });
  return (
    <>
      <ButtonRow>
        {state === "draft" && count > 0 && (
          <Button variant="action" isBusy={isBusy} onClick={ask}>
            {t("send")}
          </Button>
        )}
        {(state === "sending" || state === "stopped") && (
          // One button with two words: the focus stays where it is.
          <Button
            variant="solid"
            isBusy={isBusy}
            onClick={() => change(state === "sending" ? "stopped" : "sending")}
          >
            {t(state === "sending" ? "stop" : "goOn")}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={test}>
          {t("test")}
        </Button>
        {state === "draft" && (
          <a {...getButtonProps("outline")} href={`/admin#/collections/letters/entries/${key}`}>
            {t("edit")}
          </a>
        )}
      </ButtonRow>
      {state === "draft" && count === 0 && <p>{t("nobody")}</p>}
      <Notice notice={notice} />
      {question && (
        <ConfirmDialog question={question} cancel={t("cancel")} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}
