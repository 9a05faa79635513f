import { useState, type RefObject } from "react";

import type { Locale } from "../../config/locales";
import { useSend } from "../inbox/use-send";
import type { EnquiryActions } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { useAction } from "../ui/use-action";
import { callSignedIn, staffApi, type RouterInputs } from "../shell/client";
import type { EnquiryReply, QuoteDraftReply } from "../shell/replies";
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

interface TripFormProps {
  /** Whose trips they are; without one they are of a guest who has written nothing. */
  enquiry?: EnquiryActions["enquiry"];
  look?: EnquiryActions["look"];
  /** The language of a guest without an enquiry. */
  lang?: Locale;
}

export type TripForm = ReturnType<typeof useTripForm>;

/** Checks and sends the form of trips inside of `root`; works out the prices of one by the rules of its offer. */
export function useTripForm({ enquiry, look, lang }: TripFormProps, root: RefObject<HTMLElement | null>) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const [problem, setProblem] = useState<Problem>();
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  // Staff were told that a trip cannot be taken as usual, and may send it all the same.
  const [evenIfFull, setEvenIfFull] = useState(false);
  const { isBusy, notice, setNotice, run } = useAction();
  const { post } = useSend(look);
  const setNote = (id: string, note: string) => setNotes((known) => ({ ...known, [id]: note }));

  return {
    ...{ notes, evenIfFull, isBusy, notice, setProblem, setNote },
    getError: (field: string) =>
      problem?.field === field
        ? t(problem.word, { example: toMoneyField(EXAMPLE_CENTS, locale) })
        : undefined,
    workOut(trip: TypedTrip, onDraft: (draft: QuoteDraftReply) => void) {
      const wrong = findIncomplete(root.current) ?? findBadParty(trip);
      setProblem(wrong);
      if (wrong) return;
      const whose = enquiry ? { reference: enquiry.reference } : { lang };
      // `findBadParty` has found an offer.
      const input = { ...whose, ...readParty(trip) } as RouterInputs["quotes"]["draft"];
      void run(
        () => callSignedIn(staffApi.quotes.draft.mutate(input)),
        t("worked"),
        ({ data }) => {
          setNote(trip.id, data.note);
          onDraft(data);
        },
      );
    },
    /** Reads the form; what is not right is said at its field. */
    check<Content extends object>(read: () => Problem | Content): Content | undefined {
      const content = findIncomplete(root.current) ?? read();
      setNotice(undefined);
      setProblem(isProblem(content) ? content : undefined);
      return isProblem(content) ? undefined : content;
    },
    forgetWarning: () => setEvenIfFull(false),
    send({ content, send, trips, refused, onSent, onWrong }: Sending) {
      void run(
        () => post({ content, evenIfFull }, (key) => send({ key, ...(evenIfFull && { evenIfFull }) })),
        "",
        ({ data }) => onSent(data),
        ({ code, fields }) => {
          if (code === "conflict") return `${refused} ${t(enquiry?.isHeld ? "heldFirst" : "conflict")}`;
          if (code === "day-full" || code === "day-closed" || code === "offer-off-sale") {
            setEvenIfFull(true);
            return `${refused} ${t(code)}`;
          }
          const found = findRefused(fields, trips);
          setProblem(found);
          if (found) onWrong?.();
          return found ? `${refused} ${t(found.word)}` : "";
        },
      );
    },
  };
}
