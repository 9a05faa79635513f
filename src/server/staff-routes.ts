import { answerPasskeyOptions, addPasskey, removePasskey, renamePasskey } from "./accounts/passkeys";
import {
  answerLog,
  answerMe,
  changeMe,
  addPerson,
  changePerson,
  listPeople,
  answerDecision,
} from "./accounts/people";
import { closeSession, endSessions, openSession, requestSignIn } from "./accounts/sign-in";
import {
  answerAccounts,
  closeMonth,
  exportAccounts,
  patchBooking,
  postBooking,
  postBookingTrips,
  postCancellation,
  postNoShow,
  postPayment,
} from "./bookings/routes";
import { addCalendar, endCalendar, listCalendars } from "./departures/calendar";
import { cancelDeparture, previewCancellation } from "./departures/cancellation";
import { changeDeparture, listDepartures, showDeparture } from "./departures/routes";
import { draftAnswer, previewAnswer, sendAnswer } from "./enquiries/answer-routes";
import {
  changeEnquiryByStaff,
  deleteByStaff,
  noteEnquiry,
  acceptReply,
  retryMails,
} from "./enquiries/change-routes";
import { answerFigures } from "./enquiries/figures";
import {
  answerEnquiryList,
  exportEnquiries,
  listAnswers,
  showEarlier,
  showEnquiry,
} from "./enquiries/inbox-routes";
import { answerReplyFile } from "./mail/mailbox/reply-file";
import { answerLetters, changeLetter, sendLetter, showLetter, testLetter } from "./newsletter/letters";
import { answerLedger, answerPartner, exportLedger } from "./partners/ledger";
import type { Responders } from "./platform/http/handler";
import { answerCommitments } from "./quotes/commitments-route";
import { draftQuote, sendQuote } from "./quotes/service";

/** What the pages of staff ask the server, by its name: `/api/staff/people`. */
export const STAFF_CALLS: Readonly<Record<string, Responders>> = {
  /** The ready-made answers. */
  answers: { GET: listAnswers },
  /** A month on paper; closes it. For owners. */
  accounts: { GET: answerAccounts, POST: closeMonth },
  "accounts-export": { GET: exportAccounts },
  /** Books by hand, changes what the crew needs to know. */
  booking: { POST: postBooking, PATCH: patchBooking },
  "booking-cancellation": { POST: postCancellation },
  "booking-no-show": { POST: postNoShow },
  "booking-payment": { POST: postPayment },
  "booking-trips": { POST: postBookingTrips },
  /** The secret addresses of the crews' calendars, for owners. */
  "departure-calendars": { GET: listCalendars, POST: addCalendar, DELETE: endCalendar },
  /** Cancels a day for all who have booked it. */
  "departure-cancellation": { POST: cancelDeparture },
  /** The mail that cancelling a day would send. */
  "departure-preview": { POST: previewCancellation },
  /** One offer on one day; closes it and opens it again. */
  departure: { GET: showDeparture, PATCH: changeDeparture },
  /** The coming days, who goes and how many places are left. */
  departures: { GET: listDepartures },
  /** The enquiries of a filter as CSV. */
  "enquiries-export": { GET: exportEnquiries },
  /** A page of the inbox. */
  enquiries: { GET: answerEnquiryList },
  /** Answers a guest. */
  "enquiry-answer": { POST: sendAnswer },
  /** `?reference=&before=`: earlier lines of a timeline. */
  "enquiry-events": { GET: showEarlier },
  /** What is written so far. */
  "enquiry-draft": { PUT: draftAnswer },
  /** A note for staff. */
  "enquiry-note": { POST: noteEnquiry },
  /** The answer as the guest would get it. */
  "enquiry-preview": { POST: previewAnswer },
  /** One enquiry, its status and person, its deletion. */
  enquiry: { GET: showEnquiry, PATCH: changeEnquiryByStaff, DELETE: deleteByStaff },
  /** `?months=`: enquiries, bookings and how fast guests are answered, for owners. */
  figures: { GET: answerFigures },
  /** A letter to oneself. */
  "letter-test": { POST: testLetter },
  /** One letter; sends it, stops it, goes on with it. */
  letter: { GET: showLetter, POST: sendLetter, PATCH: changeLetter },
  /** The letters of the newsletter, and how many people would get one. */
  letters: { GET: answerLetters },
  /** What staff did, for owners. */
  log: { GET: answerLog },
  /** Sends again what did not arrive. */
  "mail-retry": { POST: retryMails },
  /** Who is signed in. */
  me: { GET: answerMe, PATCH: changeMe },
  /** `?offer=`: what an offer has promised. */
  "offer-commitments": { GET: answerCommitments },
  /** `?code=&month=`: a partner's month with its enquiries, for owners. */
  partner: { GET: answerPartner },
  /** `?month=`: a month of the ledger as CSV, for owners. */
  "partners-export": { GET: exportLedger },
  /** `?month=`: enquiries and bookings by partner, for owners. */
  partners: { GET: answerLedger },
  /** What the browser asks a passkey with. */
  "passkey-options": { POST: answerPasskeyOptions },
  /** One's own passkeys. */
  passkeys: { POST: addPasskey, PATCH: renamePasskey, DELETE: removePasskey },
  /** Who has access, for owners. */
  people: { GET: listPeople, POST: addPerson, PATCH: changePerson },
  /** Lines of a quote by the price rules of an offer. */
  "quote-draft": { POST: draftQuote },
  /** Sends a quote to a guest. */
  quote: { POST: sendQuote },
  /** A mail from another address is the guest's. */
  "reply-acceptance": { POST: acceptReply },
  /** A file that came with a guest's mail, to be saved. */
  "reply-file": { GET: answerReplyFile },
  /** An owner gives somebody access, or refuses it. */
  requests: { POST: answerDecision },
  /** Sign in and out. */
  session: { POST: openSession, DELETE: closeSession },
  /** Sign one's own devices out. */
  sessions: { DELETE: endSessions },
  /** Mail me a link and a code. */
  "sign-in": { POST: requestSignIn },
};
