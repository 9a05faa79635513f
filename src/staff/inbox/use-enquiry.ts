import { createContext, useContext, useState } from "react";

import type { EnquiryEventKind } from "../../domain/contracts/inbox";
import { useFormAction } from "../bookings/form-action";
import { staffApi, type EnquiryReply, type Refusal } from "../shell/client";
import { useT } from "../shell/language-context";
import { POLL_MS, queryClient, useStaffQuery } from "../shell/query";

/** Events that do not conflict with an answer. */
const QUIET: readonly EnquiryEventKind[] = [
  "received",
  "mail",
  "reminded",
  "reaction",
  "automatic",
  "replies-limited",
];

const QUERY = "enquiries.get";
const getIds = ({ events }: EnquiryReply): ReadonlySet<string> => new Set(events.map(({ id }) => id));

/** Follows one enquiry, and what has happened to it since it was opened. */
export function useEnquiry(reference: string) {
  const query = staffApi.enquiries.get.query;
  const { data, setData, reload, ...loaded } = useStaffQuery(
    QUERY,
    query,
    { reference },
    { everyMs: POLL_MS },
  );
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  if (data && !seen) setSeen(getIds(data));
  return {
    ...{ ...loaded, enquiry: data, reload },
    news: (data?.events ?? []).filter(({ id, kind }) => seen && !seen.has(id) && !QUIET.includes(kind)),
    /** Shows what the call of one's own change has answered. */
    take(enquiry: EnquiryReply) {
      setData(enquiry);
      setSeen(getIds(enquiry));
    },
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
  onDone?: () => void;
  explain?: (refusal: Refusal) => string | undefined;
}

/** Runs calls that change the open enquiry, and shows what they answer. */
export function useEnquiryChange() {
  const t = useT("enquiries.booking");
  const { enquiry, take, refetch } = useOpenEnquiry();
  const { run, getKey, ...action } = useFormAction();
  const { reference } = enquiry;
  function change(
    call: (opened: { reference: string; version: number }, key: string) => Promise<EnquiryReply>,
    { done = "", conflict = t("outdated"), content = {}, onDone, explain }: Change = {},
  ) {
    run(
      // The version that is shown by then.
      () => {
        const { version } = queryClient.getQueryData<EnquiryReply>([QUERY, { reference }]) ?? enquiry;
        return call({ reference, version }, getKey(content));
      },
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
