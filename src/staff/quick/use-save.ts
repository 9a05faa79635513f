import { useState } from "react";

import { SIGN_IN_PATH } from "../calls/sign-in-address";
import { dispatchSaved } from "../frame/saved-event";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useWords } from "../language/language-context";
import type { NoticeText } from "../parts/notice";
import type { EditorRefusal, EditorResult } from "../calls/call-editor";
import { QUICK_WORDS } from "./quick-words";

/** What can be loaded again after a save. */
interface Reload {
  reload: () => Promise<void>;
  refresh: () => Promise<void>;
}

interface Save {
  isBusy: boolean;
  notice: NoticeText | undefined;
  /** Saves, one change at a time; then it is loaded anew, after a conflict under what was typed. */
  save: (call: () => Promise<EditorResult<unknown>>, then: Reload) => Promise<void>;
}

/** Gets what says in the person's language why a change was not saved. */
export function useRefusalText(): (refusal: EditorRefusal) => string {
  const t = useWords(QUICK_WORDS);
  const locale = useStaffLocale();
  return (refusal) => {
    if (refusal.code !== "conflict") return t(refusal.code);
    const [{ by, at }] = refusal.files;
    return t("conflict", { name: by ?? t("somebody"), when: at === null ? "?" : formatMoment(at, locale) });
  };
}

/** Gets what saves a quick change, and the notice with its outcome. */
export function useSave(): Save {
  const t = useWords(QUICK_WORDS);
  const describe = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  return {
    ...{ isBusy, notice },
    async save(call, { reload, refresh }) {
      if (isBusy) return;
      setBusy(true);
      setNotice(undefined);
      const result = await call();
      if (result.ok) {
        dispatchSaved();
        await reload();
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
