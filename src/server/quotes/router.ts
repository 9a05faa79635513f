import { z } from "zod";

import { offerKey } from "../../domain/contracts/fields";
import { quoteDraftSchema, quotePreviewSchema, quoteSendSchema } from "../../domain/contracts/quotes";
import { changeBy, findEnquiry } from "../enquiries/enquiry-reply";
import { router, staffProcedure } from "../platform/rpc";
import { draftQuote, previewQuote, sendQuote } from "./service";

export const quotesRouter = router({
  /** The lines of a trip by the calculator's rules, in the guest's language, for staff to change. */
  draft: staffProcedure
    .input(quoteDraftSchema)
    .mutation(async ({ ctx: { staff, store }, input: { reference, ...draft } }) => {
      const lang = reference === undefined ? draft.lang : (await findEnquiry(store, reference)).locale;
      return draftQuote(store, { ...draft, lang }, staff.locale, Date.now());
    }),

  preview: staffProcedure
    .input(quotePreviewSchema)
    .mutation(({ ctx: { store, staff }, input }) =>
      previewQuote(store, input, { by: staff, now: Date.now() }),
    ),

  /** Sends a quote to a guest, in the place of the one that waits for an answer. The same key again is the same quote. */
  send: staffProcedure.input(quoteSendSchema).mutation(changeBy(sendQuote, "quote-sent")),

  commitments: staffProcedure
    .input(z.strictObject({ offer: offerKey() }))
    .query(({ ctx: { store }, input: { offer } }) => store.quotes.countCommitments(offer, Date.now())),
});
