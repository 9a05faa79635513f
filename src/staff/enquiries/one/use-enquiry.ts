import { useCallback, useState } from "react";

import type { EnquiryEvent, EnquiryEventKind } from "../../../contracts/inbox";
import { callSignedIn, staffApi, type CallResult } from "../../calls/client";
import { usePolled } from "../../calls/use-polled";
import type { EarlierEventsReply, EnquiryReply } from "../../calls/replies";

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
  /** Loads the page of the timeline before the first line. */
  loadEarlier: () => Promise<CallResult<EarlierEventsReply>>;
}

/** What the actions on one enquiry need of it. */
export type EnquiryActions = Pick<OpenEnquiry, "news" | "take" | "look"> & { enquiry: EnquiryReply };

/** Events that do not conflict with an answer. */
const QUIET: readonly EnquiryEventKind[] = [
  "received",
  "mail",
  "reminded",
  "reaction",
  "automatic",
  "replies-limited",
];

interface State {
  enquiry: EnquiryReply;
  seen: ReadonlySet<string>;
}

const getIds = (events: readonly EnquiryEvent[]) => new Set(events.map(({ id }) => id));

/** Gets the newest page behind the lines that are shown before it; without them where more happened in between than a page holds. */
function afterKnown(newest: EnquiryReply, known: EnquiryReply | undefined): EnquiryReply {
  const ids = getIds(newest.events);
  const start = newest.events[0]?.at ?? "";
  if (!known?.events.some(({ id }) => ids.has(id))) return newest;
  const before = known.events.filter(({ id, at }) => !ids.has(id) && at <= start);
  return before.length === 0
    ? newest
    : { ...newest, events: [...before, ...newest.events], earlier: known.earlier };
}

/** Follows one enquiry. */
export function useEnquiry(reference: string): OpenEnquiry {
  const [state, setState] = useState<State>();
  const follow = useCallback((newest: EnquiryReply) => {
    setState((known) => {
      if (!known) return { enquiry: newest, seen: getIds(newest.events) };
      // A slow answer may be older than the change that was made in the meantime.
      if (known.enquiry.version > newest.version) return known;
      return { ...known, enquiry: afterKnown(newest, known.enquiry) };
    });
  }, []);
  const take = useCallback((own: EnquiryReply) => {
    setState((known) => {
      const enquiry = afterKnown(own, known?.enquiry);
      return { enquiry, seen: getIds(enquiry.events) };
    });
  }, []);
  const polled = usePolled(staffApi.enquiries.get.query, { reference }, follow);
  const news = (state?.enquiry.events ?? []).filter(
    ({ id, kind }) => !state?.seen.has(id) && !QUIET.includes(kind),
  );
  const earlier = state?.enquiry.earlier ?? "";
  return {
    ...{ enquiry: state?.enquiry, news, take, ...polled },
    async loadEarlier() {
      const input = { reference, before: earlier };
      const result = await callSignedIn(staffApi.enquiries.earlierEvents.query(input));
      if (result.ok)
        setState((known) => {
          // Pressed twice, or a line was added meanwhile that made the page begin later.
          if (known?.enquiry.earlier !== earlier) return known;
          const { events } = result.data;
          const enquiry = { ...known.enquiry, ...result.data, events: [...events, ...known.enquiry.events] };
          return { enquiry, seen: new Set([...known.seen, ...getIds(events)]) };
        });
      return result;
    },
  };
}
