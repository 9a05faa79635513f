import { useState } from "react";

import type { AnswersReply } from "../../domain/contracts/enquiry-changes";
import { foldAccents } from "../../domain/lib/normalize";
import { staffApi } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { TextField } from "../ui/fields";
import { Disclosure, List } from "../ui/layout";
import * as styles from "./inbox.module.css";

type ReadyAnswer = AnswersReply["answers"][number];

function Choices({ onChoose }: { onChoose: (answer: ReadyAnswer) => void }) {
  const t = useT("enquiries.answer");
  const locale = useStaffLocale();
  const [typed, setTyped] = useState("");
  const { data, hasFailed } = useStaffQuery(
    "enquiries.readyAnswers",
    staffApi.enquiries.readyAnswers.query,
    undefined,
  );
  const words = foldAccents(typed).split(/\s+/);
  const found = (data?.answers ?? []).filter(({ title, text }) => {
    const searched = foldAccents(`${title[locale]} ${text[locale]}`);
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
              {answer.title[locale]}
            </button>
          </li>
        )}
      </List>
    </>
  );
}

export function ReadyAnswers({ onChoose }: { onChoose: (answer: ReadyAnswer) => void }) {
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
