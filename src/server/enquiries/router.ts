import { router } from "../platform/rpc";
import { draftAnswer, previewAnswer, sendAnswer } from "./answer-procedures";
import {
  acceptReply,
  changeEnquiryByStaff,
  deleteByStaff,
  noteEnquiry,
  retryMails,
} from "./change-procedures";
import { answerFigures } from "./figures";
import { makeEnquiry } from "./hand-enquiry";
import { listAnswers, listEnquiries, showEarlier, showEnquiry } from "./inbox-procedures";

export const enquiriesRouter = router({
  list: listEnquiries,
  get: showEnquiry,
  make: makeEnquiry,
  earlierEvents: showEarlier,
  change: changeEnquiryByStaff,
  delete: deleteByStaff,
  note: noteEnquiry,
  readyAnswers: listAnswers,
  saveDraft: draftAnswer,
  preview: previewAnswer,
  answer: sendAnswer,
  acceptReply,
  retryMails,
  figures: answerFigures,
});
