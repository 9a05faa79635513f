import { staffRouter } from "../../editor/backend/staff-router";
import { exportAccounts } from "../../server/bookings/accounts";
import { exportEnquiries, exportFigures } from "../../server/enquiries/routes";
import { answerReplyFile } from "../../server/mail/mailbox/replies";
import { exportLedger } from "../../server/partners/ledger";
import { createRoutes } from "../../server/platform/http/handler";
import { createRpc } from "../../server/platform/rpc";

const rpc = createRpc("/api/staff", staffRouter);

/**
 * `/api/staff/{procedure}`: what the pages of staff ask the server, and the files that they download. As many functions would each
 * contain the whole server (docs/decisions/0222).
 */
export default createRoutes(
  {
    "accounts-export": { GET: exportAccounts },
    "enquiries-export": { GET: exportEnquiries },
    "figures-export": { GET: exportFigures },
    "partners-export": { GET: exportLedger },
    "reply-file": { GET: answerReplyFile },
  },
  { GET: rpc, POST: rpc },
);
