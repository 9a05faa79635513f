import { useState } from "react";

import { useT } from "../../language/language-context";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { CheckField } from "../../parts/check-field";
import { Notice } from "../../parts/notice";
import { useAction } from "../../parts/use-action";
import { Dialog } from "../../parts/dialog";
import { forgetEnquiry } from "../../parts/kept-text";
import type { DeletedReply, EnquiryReply } from "../../calls/replies";
import { callSignedIn, staffApi } from "../../calls/client";
import * as styles from "./one.module.css";

interface DeleteButtonProps {
  enquiry: Pick<EnquiryReply, "reference" | "email" | "others">;
  onDeleted: (what: string) => void;
}

const KINDS = [
  ...(["enquiries", "events", "mails", "mailFiles"] as const),
  ...(["drafts", "quotes", "bookings", "files", "reviews", "subscriptions"] as const),
] satisfies readonly (keyof DeletedReply)[];

/** Deletes an enquiry, or everything of its guest, after a question that says what goes. */
export function DeleteButton({ enquiry: { reference, email, others }, onDeleted }: DeleteButtonProps) {
  const t = useT("enquiries.one");
  const page = useT("shared.page");
  const kind = useT("enquiries.deleted");
  const [isAsking, setAsking] = useState(false);
  const [isAll, setAll] = useState(false);
  const { isBusy, notice, run } = useAction();
  const describe = (deleted: DeletedReply) =>
    KINDS.filter((name) => deleted[name] > 0)
      .map((name) => `${deleted[name]} ${kind(name, { count: deleted[name] })}`)
      .join(", ") || t("nothing");
  const remove = () =>
    void run(
      () => callSignedIn(staffApi.enquiries.delete.mutate({ reference, all: isAll })),
      "",
      ({ data }) => {
        for (const gone of [{ reference }, ...(isAll ? others : [])]) forgetEnquiry(gone.reference);
        onDeleted(t("deleted", { what: describe(data) }));
      },
    );
  return (
    <>
      <p className={styles.danger}>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("delete")}
        </Button>
      </p>
      {isAsking && (
        <Dialog title={t("deleteTitle")} onClose={() => setAsking(false)}>
          <p>{t("deleteText")}</p>
          {email !== "" && (
            <CheckField label={t("deleteAll", { email })} isChecked={isAll} onCheck={setAll} />
          )}
          <Notice notice={notice} />
          <ButtonRow isAtEnd>
            <Button onClick={() => setAsking(false)}>{page("cancel")}</Button>
            <Button variant="danger" isBusy={isBusy} onClick={remove}>
              {t("deleteNow")}
            </Button>
          </ButtonRow>
        </Dialog>
      )}
    </>
  );
}
