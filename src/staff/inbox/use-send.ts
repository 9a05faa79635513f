import { useRef } from "react";

import { createKey } from "../../components/form/create-key";
import type { EnquiryActions } from "./use-enquiry";
import type { EnquiryReply } from "../shell/replies";
import { callSignedIn, type CallResult } from "../shell/client";

interface Send {
  /** Sends with a key of its own; `content` tells what is sent. */
  post: (content: object, send: (key: string) => Promise<EnquiryReply>) => Promise<CallResult<EnquiryReply>>;
}

/** Sends an answer, a quote, or something about a booking; when something happened in the meantime, that is loaded. */
export function useSend(look: EnquiryActions["look"] | undefined): Send {
  const tried = useRef(new Map<string, string>());
  return {
    async post(content, send) {
      // The same again has the same key until it has arrived: what got lost on its way is not sent twice.
      const id = JSON.stringify(content);
      const key = tried.current.get(id) ?? createKey();
      tried.current = new Map([[id, key]]);
      const result = await callSignedIn(send(key));
      if (result.ok) tried.current.clear();
      if (!result.ok && result.code === "conflict") look?.();
      return result;
    },
  };
}
