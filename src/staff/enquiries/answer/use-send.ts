import { useRef } from "react";

import { createKey } from "../../../components/form/create-key";
import type { EnquiryReply } from "../../../contracts/inbox";
import { callSignedIn } from "../../calls/call-signed-in";
import type { Refusal } from "../../calls/call-staff";
import type { EnquiryActions } from "../one/use-enquiry";

interface Send {
  /** Sends what is based on the newest version that is shown. */
  post: (
    name: "enquiry-answer" | "quote" | "quote-cancellation",
    content: object,
  ) => Promise<{ ok: true; data: EnquiryReply } | Refusal>;
}

/** Gets what sends an answer or a quote; when something happened in the meantime, that is loaded. */
export function useSend({ enquiry, look }: Pick<EnquiryActions, "enquiry" | "look">): Send {
  const tried = useRef(new Map<string, string>());
  const { reference, version } = enquiry;
  return {
    async post(name, content) {
      // The same again has the same key until it has arrived: what got lost on its way is not sent twice.
      const id = JSON.stringify([name, content]);
      const key = tried.current.get(id) ?? createKey();
      tried.current = new Map([[id, key]]);
      const body = { reference, version, ...content, key };
      const result = await callSignedIn<EnquiryReply>("POST", name, body);
      if (result.ok) tried.current.clear();
      if (!result.ok && result.code === "conflict") look();
      return result;
    },
  };
}
