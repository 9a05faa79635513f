import { useCallback, useState } from "react";

import type { EnquiryEvent, EnquiryEventKind, EnquiryReply } from "../../../contracts/inbox";
import { usePolled } from "../../calls/use-polled";

export interface OpenEnquiry {
  enquiry: EnquiryReply | undefined;
  /** What others did, or the guest, since one opened it or changed it oneself. */
  news: readonly EnquiryEvent[];
  hasFailed: boolean;
  isUnknown: boolean;
  /** Takes what the call of one's own change has answered. */
  take: (enquiry: EnquiryReply) => void;
  /** Asks the server at once. */
  look: () => void;
}

/** What the actions on one enquiry need of it. */
export type EnquiryActions = Pick<OpenEnquiry, "news" | "take" | "look"> & { enquiry: EnquiryReply };

/** Events that do not conflict with an answer. */
const QUIET: readonly EnquiryEventKind[] = ["received", "mail", "reminded"];

const getIds = ({ events }: EnquiryReply) => new Set(events.map(({ id }) => id));

interface State {
  enquiry: EnquiryReply;
  seen: ReadonlySet<string>;
}

/** Follows one enquiry. */
export function useEnquiry(reference: string): OpenEnquiry {
  const [state, setState] = useState<State>();
  const follow = useCallback((newest: EnquiryReply) => {
    setState((known) => {
      if (!known) return { enquiry: newest, seen: getIds(newest) };
      // A slow answer may be older than the change that was made in the meantime.
      return known.enquiry.version > newest.version ? known : { ...known, enquiry: newest };
    });
  }, []);
  const take = useCallback((own: EnquiryReply) => setState({ enquiry: own, seen: getIds(own) }), []);
  const polled = usePolled<EnquiryReply>(`enquiry?reference=${reference}`, follow);
  const news = (state?.enquiry.events ?? []).filter(
    ({ id, kind }) => !state?.seen.has(id) && !QUIET.includes(kind),
  );
  return { enquiry: state?.enquiry, news, take, ...polled };
}
