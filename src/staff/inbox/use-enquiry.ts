import type { EnquiryEvent, EnquiryEventKind } from "../../contracts/inbox";
import { callSignedIn, staffApi, type CallResult } from "../shell/client";
import { POLL_MS, queryClient, useStaffQuery } from "../shell/use-staff-query";
import type { EarlierEventsReply, EnquiryReply } from "../shell/replies";

export interface OpenEnquiry {
  enquiry: EnquiryReply | undefined;
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

/** Returns the newest page behind the lines that are shown before it; without them where more happened in between than a page holds. */
function afterKnown(newest: EnquiryReply, known: EnquiryReply | undefined): EnquiryReply {
  const ids = getIds(newest.events);
  const start = newest.events[0]?.at ?? "";
  if (!known?.events.some(({ id }) => ids.has(id))) return newest;
  const before = known.events.filter(({ id, at }) => !ids.has(id) && at <= start);
  return before.length === 0
    ? newest
    : { ...newest, events: [...before, ...newest.events], earlier: known.earlier };
}

const toState = (enquiry: EnquiryReply): State => ({ enquiry, seen: getIds(enquiry.events) });

const QUERY = "enquiries.get";
const getKnown = (reference: string) => queryClient.getQueryData<State>([QUERY, { reference }]);

async function load({ reference }: { reference: string }): Promise<State> {
  const newest = await staffApi.enquiries.get.query({ reference });
  const known = getKnown(reference);
  if (known === undefined) return toState(newest);
  // A slow answer may be older than the change that was made in the meantime.
  if (known.enquiry.version > newest.version) return known;
  return { ...known, enquiry: afterKnown(newest, known.enquiry) };
}

/** Follows one enquiry, with the lines of its timeline that were loaded before. */
export function useEnquiry(reference: string): OpenEnquiry {
  const { data, hasFailed, isUnknown, reload, setData } = useStaffQuery(QUERY, load, { reference }, POLL_MS);
  const news = (data?.enquiry.events ?? []).filter(
    ({ id, kind }) => !data?.seen.has(id) && !QUIET.includes(kind),
  );
  return {
    enquiry: data?.enquiry,
    news,
    hasFailed,
    isUnknown,
    take: (own) => setData(toState(afterKnown(own, getKnown(reference)?.enquiry))),
    look: () => void reload(),
    async loadEarlier() {
      const before = data?.enquiry.earlier ?? "";
      const result = await callSignedIn(staffApi.enquiries.earlierEvents.query({ reference, before }));
      const known = getKnown(reference);
      // Pressed twice, or a line was added meanwhile that made the page begin later.
      if (result.ok && known?.enquiry.earlier === before) {
        const { events } = result.data;
        const enquiry = { ...known.enquiry, ...result.data, events: [...events, ...known.enquiry.events] };
        setData({ enquiry, seen: new Set([...known.seen, ...getIds(events)]) });
      }
      return result;
    },
  };
}
