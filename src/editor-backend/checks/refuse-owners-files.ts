import type { StaffRole } from "../../config/staff";
import { OWNERS_FILES } from "../../content/content-files";
import type { Change } from "../store/content-store";
import { RefusedChangeError } from "./refused-change-error";

/** Refuses a change of what owners alone may change to everybody else. */
export function refuseOwnersFiles(role: StaffRole | null, files: Change["files"]): void {
  if (role === "owner") return;
  const refused = OWNERS_FILES.filter((name) => files.has(`content/${name}.json`));
  if (refused.length === 0) return;
  throw new RefusedChangeError(refused.map((name) => ({ file: `${name}.json`, code: "owners-only" })));
}
