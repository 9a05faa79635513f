import packageJson from "../../../package.json";
import { getStore } from "../store";
import { EnvironmentError, perEnv } from "./env";
import type { Answer, Exchange } from "./http/request";
import { describeError, log } from "./log";

const FAILURE_MS = 1_000;

/** Shares the result of costly work among callers at the same time, and for `ms` after it; a failure for a second. */
function share<Result>(ms: number, work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  const forgetAfter = (time: number) => () => {
    setTimeout(() => (shared = undefined), time).unref();
  };
  return () => {
    if (shared === undefined) {
      shared = work();
      shared.then(forgetAfter(ms), forgetAfter(FAILURE_MS));
    }
    return shared;
  };
}

const { version } = packageJson;
const LATE_MS = 60 * 60_000;

const testStore = async () => (await getStore()).assertWritable(Date.now());

async function countMails() {
  const store = await getStore();
  const now = Date.now();
  const getSeconds = (time: number | undefined) =>
    time === undefined ? 0 : Math.max(0, Math.round((now - time) / 1000));
  const { oldestCreatedAt, oldestForOfficeAt, ...counts } = await store.outbox.getState();
  return {
    mail: {
      ...counts,
      oldestSeconds: getSeconds(oldestCreatedAt),
      agencyOldestSeconds: getSeconds(oldestForOfficeAt),
    },
    purgeRefused: (await store.marks.get("purge-refused")) ?? 0,
  };
}

/** The endpoint is public: requests within these times share one test write and one query of the mails. */
const getChecks = perEnv(() => ({
  testStore: share(10_000, testStore),
  countMails: share(1_000, countMails),
}));

/**
 * Tells a monitor whether enquiries can be stored and the agency gets its mails; 503 when a person has to look. `?live` only says that the
 * process answers, for what restarts it; `?ready` that enquiries can be stored, for what sends visitors to it.
 */
export async function answerHealth({ query }: Exchange): Promise<Answer> {
  if (query("live") !== undefined) return { status: 200, json: { status: "live", version } };
  try {
    const checks = getChecks();
    await checks.testStore();
    const common = { version, store: "writable" };
    if (query("ready") !== undefined) return { status: 200, json: { status: "ready", ...common } };
    const figures = await checks.countMails();
    // A visitor's mail that waits does not change the status: one mistyped address must not raise an alarm.
    const isLate = figures.mail.agencyOldestSeconds * 1000 > LATE_MS;
    return {
      status: isLate ? 503 : 200,
      json: { status: isLate ? "mail-late" : "ok", ...common, ...figures },
    };
  } catch (error) {
    log.error("health-failed", describeError(error));
    return {
      status: 503,
      json:
        error instanceof EnvironmentError
          ? { status: "not-configured", version, settings: error.settings }
          : { status: "store-unavailable", version, store: "unavailable" },
    };
  }
}
