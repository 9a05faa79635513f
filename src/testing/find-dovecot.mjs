import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Finds Debian's dovecot (`dovecot-imapd`), 2.3; `undefined` where there is none, as on most machines but a server's. */
export function findDovecot() {
  const path = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot"].find((one) => existsSync(one));
  if (path === undefined) return undefined;
  try {
    const version = execFileSync(path, ["--version"], { encoding: "utf8", timeout: 10_000 });
    return version.startsWith("2.3.") ? path : undefined;
  } catch {
    return undefined;
  }
}
