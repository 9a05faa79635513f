import { useState } from "react";

import { formatMoment } from "../language/format-moment";
import { useStaffLocale, useWords } from "../language/language-context";
import type { NoticeText } from "../parts/notice";
import type { EditorRefusal, EditorResult } from "./call-editor";
import { QUICK_WORDS } from "./quick-words";

interface Save {
  isBusy: boolean;
  notice: NoticeText | undefined;
  setNotice: (notice: NoticeText | undefined) => void;
  /** Saves, one change at a time; then, and after a conflict, `reload` shows what is there now. */
  save: (call: () => Promise<EditorResult<unknown>>, reload: () => Promise<void>) => Promise<void>;
}

/** Gets what says in the person's language why a change was not saved. */
export function useRefusalText(): (refusal: EditorRefusal) => string {
  const t = useWords(QUICK_WORDS);
  const locale = useStaffLocale();
  return (refusal) => {
    if (refusal.code !== "conflict") return t(refusal.code);
    const when = refusal.at === null ? "?" : formatMoment(refusal.at, locale);
    return t("conflict", { name: refusal.by ?? t("somebody"), when });
  };
}

/** Gets what saves a quick change and says what came of it. */
export function useSave(): Save {
  const t = useWords(QUICK_WORDS);
  const describe = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  return {
    ...{ isBusy, notice, setNotice },
    async save(call, reload) {
      if (isBusy) return;
      setBusy(true);
      setNotice(undefined);
      const result = await call();
      if (result.ok || result.code === "conflict") await reload();
      setBusy(false);
      setNotice(result.ok ? { kind: "done", text: t("saved") } : { kind: "problem", text: describe(result) });
    },
  };
}
