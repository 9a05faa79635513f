import { router } from "../platform/rpc";
import { answerLedger, answerPartner } from "./ledger";

/** A month by partner, and the enquiries of one of them; for owners. */
export const partnersRouter = router({ ledger: answerLedger, get: answerPartner });
