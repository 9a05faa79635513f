import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

import type { ContentProblem } from "../../content/content-problem";
import type { OutdatedFile } from "../../domain/contracts/editor";
import type { ErrorCode, ErrorReply, FieldErrors } from "../../domain/contracts/error-codes";
import type { EditorRouter, StaffRouter } from "../../editor/backend/staff-router";
import { goTo } from "./go-to";
import { getSignInAddress } from "./sign-in-address";

export type RouterInputs = inferRouterInputs<StaffRouter>;
type Outputs = inferRouterOutputs<StaffRouter>;

export type MeReply = Outputs["me"]["get"];
export type SignedIn = Outputs["session"]["open"];
export type PasskeyReply = MeReply["passkeys"][number];

export type PeopleReply = Outputs["people"]["list"];
export type PersonReply = PeopleReply["people"][number];
export type RequestReply = PeopleReply["requests"][number];
export type LogLine = Outputs["people"]["log"]["lines"][number];

export type TodayReply = Outputs["today"]["get"];

export type EnquiryListReply = Outputs["enquiries"]["list"];
export type EnquiryChoicesReply = Outputs["enquiries"]["choices"];
export type EnquiryRow = EnquiryListReply["rows"][number];
export type EnquiryReply = Outputs["enquiries"]["get"];
export type ChosenOffer = EnquiryReply["chosen"][number];
export type DraftReply = Outputs["enquiries"]["saveDraft"];
export type PreviewReply = Outputs["enquiries"]["preview"];
export type DeletedReply = Outputs["enquiries"]["delete"];
export type FiguresReply = Outputs["enquiries"]["figures"];
export type FigureRow = FiguresReply["offers"][number];
export type QuoteDraftReply = Outputs["quotes"]["draft"];
export type OfferCommitments = Outputs["quotes"]["commitments"];

export type DepartureListReply = Outputs["departures"]["list"];
export type DepartureRow = DepartureListReply["rows"][number];
export type DepartureReply = Outputs["departures"]["get"];
export type DepartureParty = DepartureReply["guests"][number];
export type CancelPreviewReply = Outputs["departures"]["previewCancellation"];
export type CalendarListReply = Outputs["calendars"]["list"];
export type CalendarReply = CalendarListReply["calendars"][number];
export type CalendarMadeReply = Outputs["calendars"]["add"];

export type LettersReply = Outputs["letters"]["list"];
export type LetterRow = LettersReply["letters"][number];
export type LetterReply = Outputs["letters"]["get"];

export type BookingReply = NonNullable<EnquiryReply["booking"]>;
export type BookedTripReply = BookingReply["trips"][number];
export type QuoteReply = EnquiryReply["quotes"][number];
export type AccountsReply = Outputs["accounts"]["get"];
export type AccountRow = AccountsReply["byTripDay"];

export type LedgerReply = Outputs["partners"]["ledger"];
export type PartnerRow = LedgerReply["partners"][number];
export type LedgerCounts = LedgerReply["total"];
export type PartnerReply = Outputs["partners"]["get"];
export type PartnerEnquiry = PartnerReply["enquiries"][number];

export type ReviewsReply = Outputs["reviews"]["list"];
export type PendingReview = ReviewsReply["waiting"][number];
export type DeclinedReview = ReviewsReply["declined"][number];
export type PublishedReview = ReviewsReply["published"][number];

export type EditorReplies = inferRouterOutputs<EditorRouter>;

/** The slowest line on which an upload is waited for. */
const BYTES_PER_MS = 16;
/** What a browser sends after its page has gone. */
const MAX_KEPT_ALIVE = 60_000;

/** What a proxy refuses, with a page of its own. */
const PROXY_CODES: Readonly<Record<number, ErrorCode>> = {
  401: "unauthorized",
  403: "forbidden",
  413: "too-large",
  429: "too-many-requests",
};

/** Replaces the error page of a proxy: the status is enough. A success that is no JSON fails in the client, and is asked for again. */
async function request(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  const size = typeof init.body === "string" ? new Blob([init.body]).size : 0;
  const timeout = AbortSignal.timeout(timeoutMs + Math.round(size / BYTES_PER_MS));
  // Browsers of 2023 have no `any`.
  const signal = init.signal && "any" in AbortSignal ? AbortSignal.any([timeout, init.signal]) : timeout;
  // What is sent while the page goes away arrives all the same.
  const keepalive = init.method === "POST" && document.hidden && size < MAX_KEPT_ALIVE;
  const response = await fetch(url, { ...init, cache: "no-store", keepalive, signal });
  const isReadable = response.ok || response.headers.get("content-type")?.startsWith("application/json");
  const { status } = response;
  return isReadable ? response : Response.json({ code: PROXY_CODES[status] ?? "server-error" }, { status });
}

const createLink = (url: string, timeoutMs: number) =>
  httpLink({ url, fetch: (path, init) => request(path as string, init as RequestInit, timeoutMs) });

export const staffApi = createTRPCClient<StaffRouter>({ links: [createLink("/api/staff", 20_000)] });
export const editorApi = createTRPCClient<EditorRouter>({ links: [createLink("/api/editor", 60_000)] });

/** Why a call came back without what was asked for; `offline` when no whole answer came. */
export interface Refusal {
  code: ErrorCode | "offline";
  fields: FieldErrors;
  /** For `too-many-requests`: seconds to wait. */
  retryAfter?: number | undefined;
  /** For `invalid` of a change of the content: what is wrong with it. */
  problems?: readonly ContentProblem[];
  /** For `conflict` of a change of the content: the files that somebody else has changed. */
  files?: readonly OutdatedFile[] | undefined;
}

/** Gives why a call failed; what is no failure of a call is thrown. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof TRPCClientError)) throw error;
  // Before a call reaches its procedure the host may refuse it, in plain JSON.
  const reply = (error.data ?? error.meta?.["responseJSON"]) as Partial<ErrorReply> | undefined;
  if (reply === undefined) return { code: "offline", fields: {} };
  const { code = "server-error", fields = {}, retryAfter, problems = [], files } = reply;
  return { code, fields, retryAfter, problems: problems as readonly ContentProblem[], files };
}

/** Goes to the sign-in, which leads back to where one is now. */
export function goToSignIn(): void {
  goTo(getSignInAddress(location.pathname + location.search + location.hash));
}
