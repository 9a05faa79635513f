import { resolve } from "node:path";
import { env as processEnv, pid as processId } from "node:process";
import { z } from "zod";

import { DEFAULT_LOCALE } from "../../domain/config/locales";
import { hasEncryptionParameter } from "../mail/smtp-rules";
import { loadSecret } from "./secrets";
import { getSite } from "./published";

/** Whether this is AWS Lambda, on which Netlify runs functions; known also where settings are missing. */
export const isOnLambda = processEnv["AWS_LAMBDA_FUNCTION_NAME"] !== undefined;

/** The environment was filled in wrongly; the text says which name, what was expected and what was found. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";

  /** The names of the settings that are wrong or missing; no values. */
  readonly settings: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The environment is not right:\n${problems.map((problem) => `  ${problem}`).join("\n")}\nSee .env.example.`,
    );
    this.settings = problems.map((problem) => problem.slice(0, problem.indexOf(":")));
  }
}

/*
 * Each setting's description says what is expected, for who filled it in wrongly. It comes last: zod keeps it for that very schema.
 */
const wholeNumber = (min: number, max: number, standard: number) =>
  z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .default(standard)
    .describe(`a whole number from ${min} to ${max}`);
const oneOrNothing = z.enum(["0", "1"]).default("0").describe("1 or 0");
const ENCODED = "with special characters of the password percent-encoded";
const addresses = z
  .string()
  .transform((list) => list.split(",").map((address) => address.trim()))
  .pipe(z.array(z.email()).min(1));

const baseUrl = (otherwise: string) =>
  z
    .url()
    .default(otherwise)
    .transform((url) => url.replace(/\/+$/, ""));

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 8000),
  HOST: z.string().default("127.0.0.1"),
  /** Set by systemd for a service that is started by its socket: how many descriptors, and for which process (sd_listen_fds(3)). */
  LISTEN_FDS: z.coerce.number().default(0).describe("a number, set by systemd"),
  LISTEN_PID: z.coerce.number().default(processId).describe("a number, set by systemd"),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("an address like https://www.example.com"),
  AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(`postgres://user:password@host/database, ${ENCODED}`),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, abort: true })
    .refine((url) => !hasEncryptionParameter(url))
    .optional()
    .describe(
      `smtp://user:password@host:587 or smtps://…, ${ENCODED}, and no setting of encryption after a question mark: SMTP_INSECURE alone switches it off`,
    ),
  SMTP_INSECURE: oneOrNothing,
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, abort: true })
    .refine((url) => new URL(url).username !== "" && new URL(url).password !== "")
    .optional()
    .describe("imaps://user:password@host/, with @ written as %40 in the user's name"),
  IMAP_FOLDER: z.string().default("INBOX"),
  MAIL_FROM: z.email().optional().describe("an address like office@example.com"),
  AGENCY_EMAIL: addresses.optional().describe("addresses like office@example.com, separated by commas"),
  OWNER_EMAIL: z
    .email()
    .transform((address) => address.toLowerCase())
    .optional()
    .describe("an address like you@example.com"),
  SECRET: z.string().min(32).optional().describe("at least 32 random characters"),
  RATE_LIMIT: wholeNumber(0, 1_000_000, 10),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  RETENTION_DAYS: wholeNumber(1, 36_500, 730),
  LETTERS_PER_MINUTE: wholeNumber(1, 1_000_000, 60),
  CMS_REPO: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/)
    .optional()
    .describe("owner/name"),
  CMS_BRANCH: z.string().default("main"),
  CMS_PUSH: oneOrNothing,
  GITHUB_APP_ID: z.coerce.number().int().min(1).optional().describe("the App's id, a whole number"),
  GITHUB_APP_PRIVATE_KEY: z.string().optional(),
  GITHUB_TOKEN: z.string().optional(),
  GITHUB_API_URL: baseUrl("https://api.github.com").describe("an address like https://api.github.com"),
});

type Settings = z.output<typeof environmentSchema>;

/** Settings that may hold a password: what was found is not repeated. */
const SECRETS: ReadonlySet<string> = new Set(["DATABASE_URL", "SMTP_URL", "IMAP_URL", "SECRET"]);

function describeWrong(name: string, found: string | undefined): string {
  const expected = environmentSchema.shape[name as keyof Settings].description ?? "another value";
  return `${name}: expected ${expected}; found ${SECRETS.has(name) ? "something else" : JSON.stringify(found)}`;
}

/** A function's disk forgets, its processes share nothing, and its address cannot be guessed; a repository is of no use without a key to it. */
function findMissing(settings: Settings): string[] {
  const { DATABASE_URL, CMS_REPO, GITHUB_TOKEN } = settings;
  const isServerless = settings.AWS_LAMBDA_FUNCTION_NAME !== undefined;
  const keys = [settings.GITHUB_APP_ID, settings.GITHUB_APP_PRIVATE_KEY].filter((key) => key !== undefined);
  const needs = {
    ...(isServerless && {
      DATABASE_URL: "postgres://…, because nothing that a function writes to its disk lasts",
      SMTP_URL: "smtp://… or smtps://…, because mails cannot be kept as files",
      SITE_URL: "the site's address, https://…, for the links in mails",
    }),
    ...((isServerless || DATABASE_URL !== undefined) && {
      SECRET: "at least 32 random characters, because several processes share the database",
    }),
  };
  const problems = Object.entries(needs).flatMap(([name, expected]) =>
    settings[name as keyof Settings] === undefined ? [`${name}: expected ${expected}; found nothing`] : [],
  );
  if (keys.length === 1)
    problems.push("GITHUB_APP_ID: expected together with GITHUB_APP_PRIVATE_KEY; found one of them");
  else if (CMS_REPO !== undefined && GITHUB_TOKEN === undefined && keys.length === 0)
    problems.push(
      "CMS_REPO: expected GITHUB_APP_ID with GITHUB_APP_PRIVATE_KEY, or GITHUB_TOKEN; found neither",
    );
  return problems;
}

/** Returns the GitHub App of the settings. A private key may stand in one line, with `\n` for its line breaks, as many hosts ask for it. */
function getGithubApp({ GITHUB_APP_ID, GITHUB_APP_PRIVATE_KEY }: Settings) {
  if (GITHUB_APP_ID === undefined || GITHUB_APP_PRIVATE_KEY === undefined) return undefined;
  return { id: GITHUB_APP_ID, privateKey: GITHUB_APP_PRIVATE_KEY.replaceAll("\\n", "\n") };
}

function getHostName(host: string): string {
  // "All addresses" is nothing that a link can point to; an IPv6 address stands in brackets in a URL.
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** Returns where the Node server listens: on the socket that systemd has opened, its first descriptor, or on an address of its own. */
function getListenOptions({ LISTEN_FDS, LISTEN_PID, PORT, HOST }: Settings) {
  return LISTEN_FDS === 1 && LISTEN_PID === processId ? { fd: 3 } : { port: PORT, host: HOST };
}

/** Reads an environment into typed values; throws `EnvironmentError` naming every wrong value at once. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  // An empty value in a .env file means "not set".
  const filled = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const isServerless = filled["AWS_LAMBDA_FUNCTION_NAME"] !== undefined;
  const result = environmentSchema.safeParse({ ...(isServerless && { SITE_URL: filled["URL"] }), ...filled });
  const problems = result.success
    ? findMissing(result.data)
    : [...new Set(result.error.issues.map(({ path: [name] }) => String(name)))].map((name) =>
        describeWrong(name, filled[name]),
      );
  if (!result.success || problems.length > 0) throw new EnvironmentError(problems);
  const { data } = result;
  const dataDir = resolve(data.DATA_DIR);
  return {
    port: data.PORT,
    host: data.HOST,
    listenOn: getListenOptions(data),
    siteUrl: (data.SITE_URL ?? `http://${getHostName(data.HOST)}:${data.PORT}`).replace(/\/+$/, ""),
    dataDir,
    databaseUrl: data.DATABASE_URL,
    /** Whether this is a function that may be frozen after each answer, one of many at the same database. */
    isServerless,
    smtpUrl: data.SMTP_URL,
    /** Whether the mail server's password may be sent without encryption, and to a server whose certificate is not checked. */
    isSmtpInsecureAllowed: data.SMTP_INSECURE === "1",
    /** Where the replies of guests are read; `undefined`: they stay in the mailbox. */
    mailbox: data.IMAP_URL === undefined ? undefined : { url: data.IMAP_URL, folder: data.IMAP_FOLDER },
    /** Asked for anew each time: what staff save in the settings counts at once. */
    get mailFrom(): string {
      return data.MAIL_FROM ?? getSite(DEFAULT_LOCALE).mail_from;
    },
    get agencyEmails(): readonly string[] {
      return data.AGENCY_EMAIL ?? [getSite(DEFAULT_LOCALE).email];
    },
    /** Made an owner at the start when there is none. */
    ownerEmail: data.OWNER_EMAIL,
    /** Signs tokens and links. Made at first use, because it may have to be written to `DATA_DIR`. */
    getSecret: () => data.SECRET ?? loadSecret(dataDir),
    rateLimit: data.RATE_LIMIT,
    trustProxy: data.TRUST_PROXY,
    retentionDays: data.RETENTION_DAYS,
    /** How many letters leave in a minute, over all processes that share the database. */
    lettersPerMinute: data.LETTERS_PER_MINUTE,
    cms: {
      repo: data.CMS_REPO,
      branch: data.CMS_BRANCH,
      /** Whether what the editor commits in the working tree is pushed. */
      isPushed: data.CMS_PUSH === "1",
      githubApiUrl: data.GITHUB_API_URL,
      githubToken: data.GITHUB_TOKEN,
      githubApp: getGithubApp(data),
    },
  };
}

export type Env = ReturnType<typeof parseEnv>;

let processSettings: Env | undefined;

/** Returns this process's environment, read once. Nothing else in `src/server` reads `process.env`. */
export function getEnv(): Env {
  return (processSettings ??= parseEnv(processEnv));
}

export function setEnv(env: Env | undefined): void {
  processSettings = env;
}

/** Returns a function that gets one value per environment, which is one per process. */
export function perEnv<Value>(create: (env: Env) => Value): () => Value {
  const made = new WeakMap<Env, Value>();
  return () => {
    const env = getEnv();
    const value = made.get(env) ?? create(env);
    made.set(env, value);
    return value;
  };
}
