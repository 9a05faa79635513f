import { getEnv } from "../env";
import { describeError, log } from "../log";
import { pollMailbox } from "./poll-mailbox";
import { getMailboxTools } from "./mailbox-tools";
import { openMailbox } from "./open-mailbox";

/** A serverless host ends functions that take long: after this the connection is closed, whatever it does. */
const LONGEST_MS = 8_000;
/** After this no further mail is begun. */
const BEGIN_MS = 6_000;

/** Polls the mailbox once, for hosts without a process that waits. Gets how many replies were taken; a failure is logged alone. */
export async function pollByRequest(): Promise<number> {
  const { mailbox } = getEnv();
  if (mailbox === undefined) return 0;
  const deadline = performance.now() + BEGIN_MS;
  try {
    const client = await openMailbox(mailbox, AbortSignal.timeout(LONGEST_MS));
    try {
      const { taken } = await pollMailbox(client, mailbox, await getMailboxTools(), { deadline });
      if (taken > 0) log.info("replies-taken", { replies: taken });
      return taken;
    } finally {
      client.close();
    }
  } catch (error) {
    log.error("mailbox-away", describeError(error));
    return 0;
  }
}
