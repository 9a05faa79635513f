import { useRef } from "react";

import { createKey } from "../../../components/form/create-key";
import type { EnquiryReply } from "../../../contracts/inbox";
import { callSignedIn } from "../../calls/call-signed-in";
import type { Refusal } from "../../calls/call-staff";
import type { EnquiryActions } from "../one/use-enquiry";

interface Send {
  /** Sends what is based on the newest version that is shown; a payment is true whatever else happened. */
  post: (
    name:
      "enquiry-answer" | "quote" | "booking" | "booking-trips" | "booking-cancellation" | "booking-payment",
    content: object,
  ) => Promise<{ ok: true; data: EnquiryReply } | Refusal>;
}

/** Without an enquiry it is one that is made by what is sent. */
interface SendProps {
  enquiry: EnquiryActions["enquiry"] | undefined;
  look: EnquiryActions["look"] | undefined;
}

/** Sends an answer, a quote, or something about a booking; when something happened in the meantime, that is loaded. */
export function useSend({ enquiry, look }: SendProps): Send {
  const tried = useRef(new Map<string, string>());
  const { reference, version } = enquiry ?? {};
  return {
    async post(name, content) {
      // The same again has the same key until it has arrived: what got lost on its way is not sent twice.
      const id = JSON.stringify([name, content]);
      const key = tried.current.get(id) ?? createKey();
      tried.current = new Map([[id, key]]);
      const body = { reference, ...(name !== "booking-payment" && { version }), ...content, key };
      const result = await callSignedIn<EnquiryReply>("POST", name, body);
      if (result.ok) tried.current.clear();
      if (!result.ok && result.code === "conflict") look?.();
      return result;
    },
  };
}
