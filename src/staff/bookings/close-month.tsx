import { useState } from "react";

import type { AccountsReply } from "../../contracts/bookings";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { Notice } from "../ui/notice";
import { useAction } from "../ui/use-action";
import { callSignedIn, staffApi } from "../shell/client";

interface CloseMonthProps {
  accounts: AccountsReply;
  /** The month in words. */
  name: string;
  onChange: (accounts: AccountsReply) => void;
}

/** Closes a month that is over, after saying what that means. */
export function CloseMonth({ accounts, name, onChange }: CloseMonthProps) {
  const t = useT("enquiries.accounts");
  const [isAsking, setAsking] = useState(false);
  const { isBusy, notice, run } = useAction();
  const { month, isClosed, canClose } = accounts;
  const close = () =>
    void run(
      () => callSignedIn(staffApi.accounts.close.mutate({ month })),
      t("closedNow"),
      ({ data }) => onChange(data),
    );
  return (
    <>
      {isClosed && <p>{t("closed")}</p>}
      {canClose && (
        <p>
          <Button isBusy={isBusy} onClick={() => setAsking(true)}>
            {t("close", { month: name })}
          </Button>
        </p>
      )}
      <Notice notice={notice} />
      {isAsking && (
        <ConfirmDialog
          question={{
            ...{ title: t("closeTitle", { month: name }), text: t("closeText"), confirm: t("closeNow") },
            onConfirm: close,
          }}
          cancel={t("keep")}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
