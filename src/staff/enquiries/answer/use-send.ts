import { useRef } from "react";

import { createKey } from "../../../components/form/create-key";
import type { EnquiryReply } from "../../../contracts/inbox";
import { callSignedIn } from "../../calls/call-signed-in";
import type { Refusal } from "../../calls/call-staff";
import type { EnquiryActions } from "../one/use-enquiry";

/** Gets the key of what is sent: the same for the same, so that what got lost on its way is not sent twice. */
export function useSendKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: createKey() };
    return last.current.key;
  };
}

interface Send {
  /** Sends what is based on the newest version that is shown. */
  post: (
    name: "enquiry-answer" | "quote",
    content: object,
  ) => Promise<{ ok: true; data: EnquiryReply } | Refusal>;
}

/** Gets what sends an answer or a quote; when something happened in the meantime, that is loaded. */
export function useSend({ enquiry, look }: Pick<EnquiryActions, "enquiry" | "look">): Send {
  const getKey = useSendKey();
  const { reference, version } = enquiry;
  return {
    async post(name, content) {
      const body = { reference, version, ...content, key: getKey({ name, content }) };
      const result = await callSignedIn<EnquiryReply>("POST", name, body);
      if (!result.ok && result.code === "conflict") look();
      return result;
    },
  };
}
