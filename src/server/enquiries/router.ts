import {
  enquiryAnswerSchema,
  enquiryChangeSchema,
  enquiryDeleteSchema,
  enquiryDraftSchema,
  enquiryMakeSchema,
  enquiryNoteSchema,
  enquiryPreviewSchema,
  enquirySchema,
  timelineActionSchema,
} from "../../domain/contracts/enquiry-changes";
import { enquiryListSchema } from "../../domain/contracts/inbox";
import { logStaffAction } from "../accounts/session";
import { renderMail } from "../mail/mail-body";
import { deliverAfterPost } from "../mail/outbox/worker";
import { listSources, loadAnswers } from "../platform/published";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/request";
import { ownerProcedure, router, staffProcedure } from "../platform/rpc";
import { StillBookedError } from "../privacy/erasure";
import { toAnswered } from "./change-enquiry";
import { getDueTime, toReopened, mailGuest, type Enquiry } from "./enquiry";
import { answerChange, changeBy, findEnquiry, loadEnquiryReply, loadPeople, toRow } from "./enquiry-reply";
import { figuresSchema, loadFigures } from "./figures";
import type { InboxPlace } from "./inbox-repository";
import { getSigner, writeAnswerMail } from "./mails";
import { acceptByHand, deleteEnquiries, deleteMailbox, toChange } from "./service";

const PAGE = 50;

/** Reads where a page of the list ended: `-98203000000000.1796000000000.<id>`; throws 422 for anything else. */
function readPlace(after: string | undefined): InboxPlace | undefined {
  if (after === undefined) return undefined;
  const [, rank, createdAt, id] = /^(-\d{1,15})\.(\d{1,15})\.([\w-]{1,60})$/.exec(after) ?? [];
  if (id === undefined) throw new HttpError("invalid", { fields: { after: "invalid" } });
  return { rank: Number(rank), createdAt: Number(createdAt), id };
}

export const enquiriesRouter = router({
  list: staffProcedure
    .input(enquiryListSchema)
    .query(async ({ ctx: { staff, store }, input: { after, ...filter } }) => {
      const place = readPlace(after);
      const now = Date.now();
      const [counts, { names }, found] = await Promise.all([
        store.inbox.count(now),
        loadPeople(store, staff),
        store.inbox.list(filter, { limit: PAGE + 1, after: place }, now),
      ]);
      const rows = found.slice(0, PAGE);
      const last = found.length > PAGE ? rows.at(-1) : undefined;
      return {
        rows: rows.map((enquiry) => toRow(enquiry, names)),
        counts,
        ...(last && { next: `${last.rank}.${last.createdAt}.${last.id}` }),
      };
    }),

  /** What the list can be filtered by. */
  choices: staffProcedure.query(async ({ ctx: { staff, store } }) => {
    const [{ people }, { offers, sources }] = await Promise.all([
      loadPeople(store, staff),
      store.inbox.getChoices(),
    ]);
    return { offers, sources: listSources(sources), people };
  }),

  get: staffProcedure
    .input(enquirySchema)
    .query(async ({ ctx: { staff, store }, input: { reference } }) =>
      loadEnquiryReply(store, await findEnquiry(store, reference), staff),
    ),

  /** Notes what a guest has asked by telephone or at the desk; it waits for an answer as if they had written. */
  make: staffProcedure.input(enquiryMakeSchema).mutation(async ({ ctx: { staff, store }, input }) => {
    const now = Date.now();
    const { reference, isNew } = await acceptByHand(store, { ...input, dueAt: getDueTime(now) }, now);
    if (isNew) await logStaffAction(staff, "enquiry-made", reference);
    return loadEnquiryReply(store, await findEnquiry(store, reference), staff);
  }),

  change: staffProcedure.input(enquiryChangeSchema).mutation(async ({ ctx, input: asked }) => {
    const { staff, store } = ctx;
    const { names, people } = await loadPeople(store, staff);
    const { reference, version, personId } = asked;
    if (typeof personId === "string" && !people.some(({ id }) => id === personId))
      throw new HttpError("invalid", { fields: { personId: "invalid" } });
    const now = Date.now();
    const changed = await store.enquiries.change(
      {
        which: { reference },
        version,
        change: (before) =>
          asked.isHeld === true && before.status === "booked"
            ? undefined
            : toChange(before, asked, { staff, names, now }),
      },
      now,
    );
    return answerChange(ctx, changed, reference, "enquiry-changed");
  }),

  delete: staffProcedure
    .input(enquiryDeleteSchema)
    .mutation(async ({ ctx: { staff, store }, input: { reference, all } }) => {
      const { id, payload } = await findEnquiry(store, reference);
      const now = Date.now();
      try {
        const deleted =
          all && payload.email !== ""
            ? await deleteMailbox(store, payload.email, now)
            : await deleteEnquiries(store, [id], now);
        await logStaffAction(staff, "enquiry-deleted", reference);
        return deleted;
      } catch (error) {
        if (error instanceof StillBookedError) throw new HttpError("booked");
        throw error;
      }
    }),

  note: staffProcedure.input(enquiryNoteSchema).mutation(
    changeBy((store, { reference, text, key: idempotencyKey }, { by, now }) => {
      const events = [{ kind: "note" as const, data: { text }, by, idempotencyKey }];
      return store.enquiries.change({ which: { reference }, change: { events } }, now);
    }, "enquiry-changed"),
  ),

  readyAnswers: staffProcedure.query(() => ({ answers: loadAnswers() })),

  saveDraft: staffProcedure
    .input(enquiryDraftSchema)
    .mutation(async ({ ctx: { staff, store }, input: { reference, text } }) => {
      const enquiry = await findEnquiry(store, reference);
      const now = Date.now();
      await store.answerDrafts.save({ enquiryId: enquiry.id, personId: staff.id, text }, now);
      const writing = await store.answerDrafts.listWriting(enquiry.id, staff.id, now);
      return { writing, version: enquiry.version };
    }),

  preview: staffProcedure
    .input(enquiryPreviewSchema)
    .mutation(async ({ ctx: { staff, store }, input: { reference, text } }) => {
      const enquiry = await findEnquiry(store, reference);
      const { siteUrl } = getEnv();
      const who = await getSigner(store, { personId: staff.id, who: staff.name });
      const written = writeAnswerMail(enquiry, { text, who }, { siteUrl });
      const { subject, html } = renderMail(written, "visitor-answer", { siteUrl });
      return { subject, html };
    }),

  /**
   * Answers a guest: the text as an event, and its mail in the outbox, in one transaction. What was written on WhatsApp is only noted. The
   * same key again is the same answer. Of two people who answer the same version one is refused, and keeps the draft.
   */
  answer: staffProcedure.input(enquiryAnswerSchema).mutation(
    changeBy((store, { reference, version, text, channel, key: idempotencyKey }, { by, now }) => {
      const data = { channel, text };
      return store.enquiries.change(
        {
          ...{ which: { reference }, version },
          change: (enquiry) =>
            toAnswered(enquiry, {
              event: { kind: "answered", data, by, idempotencyKey },
              mails: channel === "mail" ? mailGuest(enquiry, "visitor-answer") : [],
              ...{ by, now },
            }),
          also: (transaction, { id }) => store.answerDrafts.delete(transaction, id, by.id ?? ""),
        },
        now,
      );
    }, "enquiry-answered"),
  ),

  acceptReply: staffProcedure.input(timelineActionSchema).mutation(
    changeBy(async (store, { reference, id }, { by, now }) => {
      const enquiry = await findEnquiry(store, reference);
      const event = await store.timeline.get(id);
      if (event?.enquiryId !== enquiry.id || event.data["isUnverified"] !== true)
        throw new HttpError("not-found");
      const data = { replyId: id, sender: String(event.data["from"]) };
      const events = [{ kind: "reply-accepted" as const, data, by, idempotencyKey: id }];
      const change = (current: Enquiry) => ({ fields: toReopened(current, now), events });
      return store.enquiries.change({ which: { reference }, change }, now);
    }, "enquiry-changed"),
  ),

  retryMails: staffProcedure
    .input(timelineActionSchema)
    .mutation(async ({ ctx: { staff, store }, input: { reference, id } }) => {
      const enquiry = await findEnquiry(store, reference);
      const retried = await store.outbox.retryLine(enquiry.id, id, Date.now());
      if (retried > 0) {
        await logStaffAction(staff, "enquiry-changed", reference);
        await deliverAfterPost();
      }
      return loadEnquiryReply(store, enquiry, staff);
    }),

  /** How fast guests are answered, and how many enquiries are booked; enquiries held as possible spam are not counted. */
  figures: ownerProcedure
    .input(figuresSchema)
    .query(({ ctx: { staff, store }, input }) => loadFigures(store, input, staff.locale, Date.now())),
});
