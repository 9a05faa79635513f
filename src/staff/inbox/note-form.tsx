import { useRef, type SubmitEvent } from "react";

import { createKey } from "../../components/form/create-key";
import { TEXT_LIMITS } from "../../contracts/limits";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useAction } from "../ui/use-action";
import { TextArea } from "../ui/text-area";
import { useKeptText } from "../ui/use-kept-text";
import type { EnquiryReply } from "../shell/replies";
import { callSignedIn, staffApi } from "../shell/client";
import * as styles from "./one.module.css";

interface NoteFormProps {
  reference: string;
  take: (enquiry: EnquiryReply) => void;
}

/** A note for the staff, added to the timeline. */
export function NoteForm({ reference, take }: NoteFormProps) {
  const t = useT("enquiries.one");
  const { text = "", ...kept } = useKeptText("note", reference);
  // The same key again is the same note, when an answer got lost on its way.
  const key = useRef(createKey());
  const { isBusy, notice, run } = useAction();
  function save(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    void run(
      () => callSignedIn(staffApi.enquiries.note.mutate({ reference, text, key: key.current })),
      t("noteSaved"),
      ({ data }) => {
        key.current = createKey();
        // What was typed meanwhile is another note.
        kept.forget(text);
        take(data);
      },
    );
  }
  return (
    <form className={styles.note} onSubmit={save}>
      <TextArea
        label={t("note")}
        hint={t("noteHint")}
        rows={2}
        maxLength={TEXT_LIMITS.message}
        value={text}
        onValue={(value) => {
          kept.change(value);
          key.current = createKey();
        }}
      />
      <Notice notice={notice} />
      <p>
        <Button type="submit" isBusy={isBusy}>
          {t("noteSave")}
        </Button>
      </p>
    </form>
  );
}
