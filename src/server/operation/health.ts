import packageJson from "../../../package.json";
import { EnvironmentError } from "../env";
import { describeError, log } from "../log";
import type { Answer } from "../http/exchange";
import { getStore } from "../store/get-store";

const { version } = packageJson;
const LATE_MS = 60 * 60_000;

/** Tells a monitor whether enquiries can be stored and mails leave; 503 when a person has to look. */
export async function answerHealth(): Promise<Answer> {
  const now = Date.now();
  try {
    const store = await getStore();
    await store.assertWritable(now);
    const { oldestCreatedAt, due, givenUp } = await store.outbox.getState();
    const oldestSeconds =
      oldestCreatedAt === undefined ? 0 : Math.max(0, Math.round((now - oldestCreatedAt) / 1000));
    const late = oldestSeconds * 1000 > LATE_MS;
    return {
      status: late ? 503 : 200,
      json: {
        status: late ? "mail-late" : "ok",
        version,
        store: "writable",
        mail: { due, givenUp, oldestSeconds },
      },
    };
  } catch (error) {
    log.error("health-failed", describeError(error));
    if (error instanceof EnvironmentError)
      return { status: 503, json: { status: "not-configured", version, settings: error.settings } };
    return { status: 503, json: { status: "store-unavailable", version, store: "unavailable" } };
  }
}
