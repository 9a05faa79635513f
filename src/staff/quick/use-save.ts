import { useEffect, useState, type SubmitEvent } from "react";

import { SIGN_IN_PATH } from "../shell/sign-in-address";
import { dispatchSaved } from "../shell/saved-event";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import type { NoticeText } from "../ui/notice";
import type { EditorRefusal, EditorResult } from "../shell/call-editor";
import type { OpenedContent } from "./content-files";
import type { Opened } from "./use-opened";

/** Takes what a form has saved. */
export type OnSaved = (saved: OpenedContent) => void;

interface Save {
  /** Of what stands around the form: whoever is refused reads no old "Saved", and is led to the first faulty field. */
  onSubmit: (event: SubmitEvent) => void;
  isBusy: boolean;
  notice: NoticeText | undefined;
  /** Saves, one change at a time. What was saved is shown then, after a conflict what somebody else has saved: both under what was typed. */
  save: (
    call: () => Promise<EditorResult<OpenedContent>>,
    opened: Pick<Opened, "take" | "refresh">,
    onSaved?: OnSaved,
  ) => Promise<void>;
}

export function useRefusalText(): (refusal: EditorRefusal) => string {
  const t = useT("quick");
  const locale = useStaffLocale();
  return (refusal) => {
    if (refusal.code !== "conflict") return t(refusal.code);
    const [{ by, at }] = refusal.files;
    return t("conflict", { name: by ?? t("somebody"), when: at === null ? "?" : formatMoment(at, locale) });
  };
}

export function useSave(): Save {
  const t = useT("quick");
  const describe = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  const [submitted, setSubmitted] = useState<{ form: Element }>();
  useEffect(() => submitted?.form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [submitted]);
  return {
    ...{ isBusy, notice },
    onSubmit({ target }) {
      setNotice(undefined);
      setSubmitted({ form: target });
    },
    async save(call, { take, refresh }, onSaved) {
      if (isBusy) return;
      setBusy(true);
      setNotice(undefined);
      const result = await call();
      if (result.ok) {
        dispatchSaved();
        take(result.data);
        onSaved?.(result.data);
      } else if (result.code === "conflict") await refresh();
      setBusy(false);
      if (result.ok) setNotice({ kind: "done", text: t("saved") });
      else
        setNotice({
          ...{ kind: "problem", text: describe(result) },
          ...(result.code === "signedOut" && { link: { href: SIGN_IN_PATH, text: t("signIn") } }),
        });
    },
  };
}
