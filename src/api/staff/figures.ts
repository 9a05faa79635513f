import { answerFigures } from "../../server/figures/answer-figures";
import { createHandler } from "../../server/http/create-handler";

/** `/api/staff/figures?months=`: enquiries, bookings and how fast guests are answered, for owners. */
export default createHandler({ GET: answerFigures });
