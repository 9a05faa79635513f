import { commitmentsSchema } from "../../contracts/offer-commitments";
import { router, staffProcedure } from "../platform/rpc";
import { draftQuote, sendQuote } from "./service";

export const quotesRouter = router({
  draft: draftQuote,
  send: sendQuote,
  commitments: staffProcedure
    .input(commitmentsSchema)
    .query(({ ctx: { store }, input: { offer } }) => store.countCommitments(offer, Date.now())),
});
