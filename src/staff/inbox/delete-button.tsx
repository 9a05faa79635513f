import { useState } from "react";

import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { CheckField } from "../ui/check-field";
import { Notice } from "../ui/notice";
import { useAction } from "../ui/use-action";
import { Dialog } from "../ui/dialog";
import { forgetEnquiry } from "../ui/kept-text";
import type { DeletedReply, EnquiryReply } from "../shell/replies";
import { callSignedIn, staffApi } from "../shell/client";
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
