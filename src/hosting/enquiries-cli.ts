import { runEnquiriesCommand } from "../server/cli/enquiries-command";
import { getOutboxPassword } from "../server/platform/secrets";
import { runCommand } from "./run-command";

runCommand(runEnquiriesCommand, ([command], { getSecret }) =>
  command === "outbox-password" ? `${getOutboxPassword(getSecret())}\n` : undefined,
);
