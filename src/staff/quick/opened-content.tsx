import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { toRefusal } from "../shell/client";
import { useFormat, useT } from "../shell/language-context";
import { followSave } from "../shell/publish-state";
import { queryClient } from "../shell/query";
import { SIGN_IN_PATH } from "../shell/sign-in-address";
import { Button, Notice, type NoticeText } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import type { OpenedContent } from "./content-files";

const TEXTS = { invalid: "refused", offline: "offline", unauthorized: "signedOut" } as const;

function useRefusalText(): (error: Error) => string {
  const t = useT("quick");
  const format = useFormat();
  return (error) => {
    const { code, files } = toRefusal(error);
    const [theirs] = files ?? [];
    if (!theirs) return t(code in TEXTS ? TEXTS[code as keyof typeof TEXTS] : "failed");
    const when = theirs.at === null ? "?" : format.moment(theirs.at);
    return t("conflict", { name: theirs.by ?? t("somebody"), when });
  };
}

export function RefusedOpening({ error, onAgain }: { error: Error; onAgain: () => Promise<unknown> }) {
  const t = useT("quick");
  const describe = useRefusalText();
  return (
    <p role="alert">
      {describe(error)} <Button onClick={() => void onAgain()} text={t("again")} />
    </p>
  );
}

export interface ContentFormProps {
  content: OpenedContent;
  isBusy: boolean;
  /** Saves, one change at a time; `onSaved` gets what was saved. */
  save: (content: OpenedContent, onSaved?: (saved: OpenedContent) => void) => void;
  /** Called when something was typed that is not saved, and when it was saved; it stays the same function. */
  onUnsaved: (isUnsaved: boolean) => void;
}

interface ContentTaskProps {
  id: string;
  load: () => Promise<OpenedContent>;
  store: (content: OpenedContent) => Promise<OpenedContent>;
  isShown: boolean;
  children: (form: ContentFormProps) => ReactNode;
}

/**
 * Opens something of the site to change it, and looks again whenever it is shown. What something was typed into stays as it was opened: the
 * save tells when somebody else has changed it since. What was saved is shown then, after a conflict what somebody else has saved: both
 * under what was typed.
 */
export function ContentTask({ id, load, store, isShown, children }: ContentTaskProps) {
  const t = useT("quick");
  const describe = useRefusalText();
  const [notice, setNotice] = useState<NoticeText>();
  const [submitted, setSubmitted] = useState<{ form: Element }>();
  const [isUnsaved, onUnsaved] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: [id], queryFn: load, enabled: false }, queryClient);
  const [isBusy, setBusy] = useState(false);
  async function save(content: OpenedContent, onSaved?: (saved: OpenedContent) => void) {
    if (isBusy) return;
    setNotice(undefined);
    setBusy(true);
    try {
      const saved = await store(content);
      followSave();
      queryClient.setQueryData([id], saved);
      onSaved?.(saved);
      setNotice({ kind: "done", text: t("saved") });
    } catch (failure) {
      const { code } = toRefusal(failure);
      if (code === "conflict") await refetch();
      const link = code === "unauthorized" && { link: { href: SIGN_IN_PATH, text: t("signIn") } };
      setNotice({ kind: "problem", text: describe(failure as Error), ...link });
    } finally {
      setBusy(false);
    }
  }
  const openAnew = useEffectEvent(() => {
    if (!isUnsaved) void refetch();
  });
  useEffect(() => {
    if (isShown) openAnew();
  }, [isShown]);
  useEffect(() => submitted?.form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [submitted]);
  return (
    <div
      className={ui.stack}
      onSubmit={({ target }) => {
        // Whoever is refused reads no old "Saved", and is led to the first faulty field.
        setNotice(undefined);
        setSubmitted({ form: target });
      }}
    >
      {!data && !error && <p>{t("loading")}</p>}
      {!data && error && <RefusedOpening error={error} onAgain={refetch} />}
      {data &&
        children({
          ...{ content: data, isBusy, onUnsaved },
          save: (content, onSaved) => void save(content, onSaved),
        })}
      <Notice notice={notice} />
    </div>
  );
}
