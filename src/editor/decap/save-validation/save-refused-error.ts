import { STAFF_LOCALES, type StaffLocale } from "../../../config/staff";
import { getT } from "../texts";
import { formatFieldMessages, type FieldMessage } from "./field-message";

/** The save was refused; the message is for staff. */
export class SaveRefusedError extends Error {
  readonly messages: readonly FieldMessage[];

  constructor(
    messages: readonly FieldMessage[],
    staff: StaffLocale = STAFF_LOCALES[0],
    what = getT(staff)("saving.notSaved"),
  ) {
    super([`${what}.`, ...(messages.length > 0 ? [formatFieldMessages(messages)] : [])].join("\n"));
    this.name = "SaveRefusedError";
    this.messages = messages;
  }

  /** Decap shows this to staff. */
  override toString(): string {
    return this.message;
  }
}

/** The deletion was refused; the message is for staff. */
export class DeletionRefusedError extends SaveRefusedError {
  constructor(messages: readonly FieldMessage[], staff: StaffLocale = STAFF_LOCALES[0]) {
    super(messages, staff, getT(staff)("saving.notDeleted"));
    this.name = "DeletionRefusedError";
  }
}
