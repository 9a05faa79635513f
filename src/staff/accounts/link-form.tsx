import { useEffect, useRef, useState } from "react";

import { callStaff, staffApi } from "../shell/client";
import { useRefusalText } from "../shell/refusal-text";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { Notice, type NoticeText } from "../ui/notice";
import type { SignedIn } from "../shell/replies";

interface LinkFormProps {
  /** A token of a mail, or a key of one's own machine. */
  secret: { token: string } | { key: string };
  /** The link does not sign in, and never will. */
  onRefused: () => void;
  onSignedIn: (who: SignedIn) => void;
}

/** Signs in by a link: of a mail when the button is pressed, so that a program that looks at links signs nobody in; of one's own machine at once. */
export function LinkForm({ secret, onRefused, onSignedIn }: LinkFormProps) {
  const t = useT("sign-in");
  const locale = useStaffLocale();
  const refusalText = useRefusalText();
  const isAtOnce = "key" in secret;
  const [isBusy, setBusy] = useState(isAtOnce);
  const [notice, setNotice] = useState<NoticeText>();
  const started = useRef<object>(undefined);

  async function signIn() {
    setBusy(true);
    setNotice(undefined);
    const result = await callStaff(
      staffApi.session.open.mutate(isAtOnce ? { ...secret, lang: locale } : secret),
    );
    if (result.ok) {
      onSignedIn(result.data);
      return;
    }
    setBusy(false);
    if (result.code === "unauthorized" || result.code === "invalid") onRefused();
    else setNotice({ kind: "problem", text: refusalText(result) });
  }

  useEffect(() => {
    // A key works once.
    if (!isAtOnce || started.current === secret) return;
    started.current = secret;
    void signIn();
  });

  return (
    <>
      <h1>{t("linkTitle")}</h1>
      <p role="status">{isBusy ? t("working") : t("linkText")}</p>
      <Notice notice={notice} />
      <Button variant="solid" isBusy={isBusy} onClick={() => void signIn()}>
        {t("signIn")}
      </Button>
    </>
  );
}
