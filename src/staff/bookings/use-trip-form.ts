import { useState, type RefObject } from "react";

import type { Locale } from "../../domain/config/locales";
import type { OpenEnquiry } from "../inbox/use-enquiry";
import { staffApi, type EnquiryReply, type QuoteDraftReply, type RouterInputs } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useAction } from "../ui/notice";
import { toMoneyField } from "./money";
import {
  findBadParty,
  findIncomplete,
  findRefused,
  isProblem,
  readParty,
  type Problem,
  type TypedTrip,
} from "./typed-trips";

const EXAMPLE_CENTS = 9550;

/** Says at a field what is wrong with it. */
export function useProblem() {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const [problem, setProblem] = useState<Problem>();
  const getError = (field: string) =>
    problem?.field === field ? t(problem.word, { example: toMoneyField(EXAMPLE_CENTS, locale) }) : undefined;
  /** Gives what a form holds; of a problem nothing, which its field shows. */
  function check<Content extends object>(read: Problem | Content): Content | undefined {
    setProblem(isProblem(read) ? read : undefined);
    return isProblem(read) ? undefined : read;
  }
  return { getError, setProblem, check };
}

interface Sending {
  content: object;
  send: (more: { key: string; evenIfFull?: true }) => Promise<EnquiryReply>;
  trips: readonly TypedTrip[];
  /** Begins what is said of a refusal. */
  refused: string;
  onSent: (enquiry: EnquiryReply) => void;
  /** The server has refused a field, which is shown. */
  onWrong?: () => void;
}

export type TripForm = ReturnType<typeof useTripForm>;

/**
 * Checks and sends the form of trips inside of `root`, and works out the prices of one by the rules of its offer: of the enquiry that is
 * open, or of a guest who has written nothing, whose language is `whose`.
 */
export function useTripForm(whose: OpenEnquiry | Locale, root: RefObject<HTMLElement | null>) {
  const t = useT("enquiries.booking");
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  // Staff were told that a trip cannot be taken as usual, and may send it all the same.
  const [evenIfFull, setEvenIfFull] = useState(false);
  const { isBusy, notice, setNotice, run, getKey } = useAction();
  const { getError, setProblem, check } = useProblem();
  const open = typeof whose === "string" ? undefined : whose;
  const setNote = (id: string, note: string) => setNotes((known) => ({ ...known, [id]: note }));

  return {
    ...{ notes, evenIfFull, isBusy, notice, getError, setNote },
    workOut(trip: TypedTrip, onDraft: (draft: QuoteDraftReply) => void) {
      const wrong = findIncomplete(root.current) ?? findBadParty(trip);
      setProblem(wrong);
      if (wrong) return;
      const of = open ? { reference: open.enquiry.reference } : { lang: whose };
      // `findBadParty` has found an offer.
      const input = { ...of, ...readParty(trip) } as RouterInputs["quotes"]["draft"];
      run(
        () => staffApi.quotes.draft.mutate(input),
        t("worked"),
        (draft) => {
          setNote(trip.id, draft.note);
          onDraft(draft);
        },
      );
    },
    /** Reads the form; what is not right is said at its field. */
    check<Content extends object>(read: () => Problem | Content): Content | undefined {
      setNotice(undefined);
      return check(findIncomplete(root.current) ?? read());
    },
    forgetWarning: () => setEvenIfFull(false),
    send({ content, send, trips, refused, onSent, onWrong }: Sending) {
      run(
        () => send({ key: getKey({ content, evenIfFull }), ...(evenIfFull && { evenIfFull }) }),
        "",
        onSent,
        ({ code, fields }) => {
          if (code === "conflict") {
            open?.refetch();
            return `${refused} ${t(open?.enquiry.isHeld ? "heldFirst" : "conflict")}`;
          }
          if (code === "day-full" || code === "day-closed" || code === "offer-off-sale") {
            setEvenIfFull(true);
            return `${refused} ${t(code)}`;
          }
          const found = findRefused(fields, trips);
          setProblem(found);
          if (found) onWrong?.();
          return found && `${refused} ${t(found.word)}`;
        },
      );
    },
  };
}
