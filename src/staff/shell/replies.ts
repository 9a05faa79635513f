import type { RouterOutputs } from "./client";

export type MeReply = RouterOutputs["me"]["get"];
export type SignedIn = RouterOutputs["session"]["open"];
export type PasskeyReply = MeReply["passkeys"][number];

export type PeopleReply = RouterOutputs["people"]["list"];
export type PersonReply = PeopleReply["people"][number];
export type RequestReply = PeopleReply["requests"][number];
export type LogReply = RouterOutputs["people"]["log"];
export type LogLine = LogReply["lines"][number];

export type TodayReply = RouterOutputs["today"]["get"];

export type EnquiryListReply = RouterOutputs["enquiries"]["list"];
export type EnquiryRow = EnquiryListReply["rows"][number];
export type EnquiryReply = RouterOutputs["enquiries"]["get"];
export type ChosenOffer = EnquiryReply["chosen"][number];
export type EarlierEventsReply = RouterOutputs["enquiries"]["earlierEvents"];
export type DraftReply = RouterOutputs["enquiries"]["saveDraft"];
export type PreviewReply = RouterOutputs["enquiries"]["preview"];
export type DeletedReply = RouterOutputs["enquiries"]["delete"];
export type FiguresReply = RouterOutputs["enquiries"]["figures"];
export type FigureRow = FiguresReply["offers"][number];
export type QuoteDraftReply = RouterOutputs["quotes"]["draft"];
export type OfferCommitments = RouterOutputs["quotes"]["commitments"];

export type DepartureListReply = RouterOutputs["departures"]["list"];
export type DepartureRow = DepartureListReply["rows"][number];
export type DepartureReply = RouterOutputs["departures"]["get"];
export type DepartureParty = DepartureReply["guests"][number];
export type CancelPreviewReply = RouterOutputs["departures"]["previewCancellation"];
export type CalendarListReply = RouterOutputs["calendars"]["list"];
export type CalendarReply = CalendarListReply["calendars"][number];
export type CalendarMadeReply = RouterOutputs["calendars"]["add"];

export type LettersReply = RouterOutputs["letters"]["list"];
export type LetterRow = LettersReply["letters"][number];
export type LetterReply = RouterOutputs["letters"]["get"];
export type LetterFigures = NonNullable<LetterReply["figures"]>;

export type PartnerReply = RouterOutputs["partners"]["get"];
export type PartnerEnquiry = PartnerReply["enquiries"][number];

export type ReviewsReply = RouterOutputs["reviews"]["list"];
export type PendingReview = ReviewsReply["waiting"][number];
export type DeclinedReview = ReviewsReply["declined"][number];
export type PublishedReview = ReviewsReply["published"][number];
