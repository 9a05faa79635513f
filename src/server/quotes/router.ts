import { z } from "zod";

import { offerKey } from "../../contracts/fields";
import { router, staffProcedure } from "../platform/rpc";
import { draftQuote, sendQuote } from "./service";

export const quotesRouter = router({
  draft: draftQuote,
  send: sendQuote,
  commitments: staffProcedure
    .input(z.strictObject({ offer: offerKey() }))
    .query(({ ctx: { store }, input: { offer } }) => store.countCommitments(offer, Date.now())),
});
