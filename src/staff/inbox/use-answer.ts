import { useRef, useState } from "react";

import { useT } from "../shell/language-context";
import { useAction } from "../ui/use-action";
import type { EnquiryActions } from "./use-enquiry";
import type { PreviewReply } from "../shell/replies";
import { callSignedIn, staffApi } from "../shell/client";
import { findGaps } from "./fill-values";
import { useDraft } from "./use-draft";
import { useSend } from "./use-send";

export function useAnswer({ enquiry, take, look }: EnquiryActions) {
  const t = useT("enquiries.answer");
  const field = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState<PreviewReply>();
  const [problem, setProblem] = useState<string>();
  const [isChatOpen, setChatOpen] = useState(false);
  const { isBusy, notice, setNotice, run } = useAction();
  const { post } = useSend(look);
  const { reference, version, writing } = enquiry;
  const others = writing.map(({ name }) => name).join(", ");
  const draft = useDraft(reference, enquiry.draft, (reply) => {
    const names = reply.writing.map(({ name }) => name).join(", ");
    if (reply.version !== enquiry.version || names !== others) look();
  });
  const { text } = draft;
  const gaps = findGaps(text);

  function select({ start, end }: { start: number; end: number }) {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  }
  function write(next: string) {
    draft.setText(next);
    setProblem(undefined);
    setChatOpen(false);
  }
  /** Whether the answer can leave; otherwise it says what is missing, and goes there. */
  function isComplete(): boolean {
    const [gap] = gaps;
    if (gap) select(gap);
    else if (text.trim() === "") field.current?.focus();
    else return true;
    setProblem(t(gap ? "gapsLeft" : "empty"));
    return false;
  }
  function send(channel: "mail" | "whatsapp") {
    if (!isComplete()) return;
    void run(
      () =>
        post({ text, channel }, (key) =>
          staffApi.enquiries.answer.mutate({ reference, version, text, channel, key }),
        ),
      t(channel === "mail" ? "sent" : "chatNoted"),
      ({ data }) => {
        draft.end(text);
        setChatOpen(false);
        take(data);
      },
      ({ code }) => (code === "conflict" ? t(enquiry.isHeld ? "heldFirst" : "conflict") : ""),
    );
  }
  function showPreview() {
    if (text.trim() === "") return void isComplete();
    void run(
      () => callSignedIn(staffApi.enquiries.preview.mutate({ reference, text })),
      "",
      ({ data }) => setPreview(data),
    );
  }
  return {
    ...{ field, text, gaps, others, problem, isChatOpen, isBusy, notice, setNotice },
    ...{ state: draft.state, select, write, isComplete, send, setChatOpen },
    ...{ preview, showPreview, closePreview: () => setPreview(undefined) },
  };
}
