import { runStaffCommand } from "../server/cli/staff-command";
import { runCommand } from "./run-command";

runCommand(runStaffCommand);
