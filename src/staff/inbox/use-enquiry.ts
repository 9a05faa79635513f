import { createContext, useContext } from "react";

import type { EnquiryEvent, EnquiryEventKind } from "../../domain/contracts/inbox";
import { staffApi, type EnquiryReply, type Refusal } from "../shell/client";
import { useT } from "../shell/language-context";
import { POLL_MS, queryClient, useStaffQuery } from "../shell/query";
import { useAction } from "../ui/action";

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

const QUERY = "enquiries.get";
const getKnown = (reference: string) => queryClient.getQueryData<State>([QUERY, { reference }]);

async function load({ reference }: { reference: string }): Promise<State> {
  const newest = await staffApi.enquiries.get.query({ reference });
  const known = getKnown(reference);
  if (known === undefined) return { enquiry: newest, seen: getIds(newest.events) };
  // A slow answer may be older than the change that was made in the meantime.
  if (known.enquiry.version > newest.version) return known;
  return { ...known, enquiry: newest };
}

/** Follows one enquiry, and what has happened to it since it was opened. */
export function useEnquiry(reference: string) {
  const { data, hasFailed, isUnknown, reload, setData } = useStaffQuery(QUERY, load, { reference }, POLL_MS);
  const news = (data?.enquiry.events ?? []).filter(
    ({ id, kind }) => !data?.seen.has(id) && !QUIET.includes(kind),
  );
  return {
    ...{ enquiry: data?.enquiry, news, hasFailed, isUnknown, reload },
    /** Shows what the call of one's own change has answered. */
    take: (enquiry: EnquiryReply) => setData({ enquiry, seen: getIds(enquiry.events) }),
    refetch: () => void reload(),
  };
}

type OpenEnquiry = Omit<ReturnType<typeof useEnquiry>, "enquiry"> & { enquiry: EnquiryReply };

export const EnquiryContext = createContext<OpenEnquiry | undefined>(undefined);

/** The enquiry that is open around a component. */
export function useOpenEnquiry(): OpenEnquiry {
  const open = useContext(EnquiryContext);
  if (!open) throw new Error("An enquiry was asked for outside of <EnquiryContext>.");
  return open;
}

interface Change {
  /** Said when it worked. */
  done?: string;
  /** Said when something happened in the meantime, which is loaded then. */
  conflict?: string;
  /** Input, where sending it twice would act twice. */
  content?: object;
  /** It waits for those before it, as what is chosen from a list does. */
  isQueued?: boolean;
  onDone?: () => void;
  explain?: (refusal: Refusal) => string | undefined;
}

/** Runs calls that change the open enquiry, and shows what they answer. */
export function useEnquiryChange() {
  const t = useT("enquiries.booking");
  const { enquiry, take, refetch } = useOpenEnquiry();
  const { run, queue, getKey, ...action } = useAction();
  const { reference } = enquiry;
  function change(
    call: (opened: { reference: string; version: number }, key: string) => Promise<EnquiryReply>,
    { done = "", conflict = t("outdated"), content = {}, isQueued = false, onDone, explain }: Change = {},
  ) {
    (isQueued ? queue : run)(
      // The version that is shown by then.
      () => call({ reference, version: (getKnown(reference)?.enquiry ?? enquiry).version }, getKey(content)),
      done,
      (changed) => {
        onDone?.();
        take(changed);
      },
      (refusal) => {
        if (refusal.code !== "conflict") return explain?.(refusal);
        refetch();
        return conflict;
      },
    );
  }
  return { ...action, change };
}
