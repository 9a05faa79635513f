import { useState, type Dispatch, type SetStateAction } from "react";

import type { Refusal } from "../shell/client";
import { useRefusalText } from "../shell/refusal-text";
import { SIGN_IN_PATH } from "../shell/sign-in-address";
import { useT } from "../shell/language-context";
import type { NoticeText } from "./notice";

interface Action {
  isBusy: boolean;
  notice: NoticeText | undefined;
  setNotice: Dispatch<SetStateAction<NoticeText | undefined>>;
  /** Runs one call at a time, and says how it ended: `done` when it worked. */
  run: <Result extends { ok: true } | Refusal>(
    call: () => Promise<Result>,
    done: string,
    onDone?: (result: Extract<Result, { ok: true }>) => unknown,
    /** Says why it did not work, where one knows better than the code; "" leaves it to the code. */
    describe?: (refusal: Refusal) => string,
  ) => Promise<void>;
}

export function useAction(): Action {
  const t = useT("shared");
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  return {
    ...{ isBusy, notice, setNotice },
    async run(call, done, onDone, describe) {
      if (isBusy) return;
      setBusy(true);
      setNotice(undefined);
      const result = await call();
      if (result.ok) await onDone?.(result as Parameters<NonNullable<typeof onDone>>[0]);
      setBusy(false);
      if (result.ok) {
        setNotice(done === "" ? undefined : { kind: "done", text: done });
        return;
      }
      const own = describe?.(result) ?? "";
      const code = Object.values(result.fields)[0] ?? result.code;
      const isSignedOut = result.code === "unauthorized";
      const text = isSignedOut ? t("signedOut") : refusalText({ ...result, code });
      setNotice({
        ...{ kind: "problem", text: own || text },
        ...(isSignedOut && { link: { href: SIGN_IN_PATH, text: t("signIn") } }),
      });
    },
  };
}
