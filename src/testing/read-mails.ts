import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** Reads the mails that were captured as `.eml` files, by the beginning of their names, parsed as a mail program would. */
export async function readMails(dataDir: string): Promise<Record<string, Email & { raw: string }>> {
  const folder = join(dataDir, "mail");
  if (!existsSync(folder)) return {};
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map(async (name) => {
      const raw = readFileSync(join(folder, name), "utf8");
      const label = name.replace(/-(?:PA-\w{5}|newsletter|notice|staff)-[\w-]{36}\.eml$/, "");
      return [label, { ...(await PostalMime.parse(raw)), raw }] as const;
    });
  return Object.fromEntries(await Promise.all(mails));
}
