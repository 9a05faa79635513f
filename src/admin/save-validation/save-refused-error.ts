import { say, STAFF_LOCALES, type StaffLocale, type StaffText } from "../../config/staff-text";
import { formatFieldMessages, type FieldMessage } from "./field-message";

/** The save was refused; the message is for staff. */
export class SaveRefusedError extends Error {
  readonly messages: readonly FieldMessage[];

  constructor(
    messages: readonly FieldMessage[],
    staff: StaffLocale = STAFF_LOCALES[0],
    what: StaffText = { en: "Not saved.", es: "No se guardó.", it: "Non salvato." },
  ) {
    super([say(what, staff), ...(messages.length > 0 ? [formatFieldMessages(messages)] : [])].join("\n"));
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
  constructor(messages: readonly FieldMessage[], staff?: StaffLocale) {
    super(messages, staff, { en: "Not deleted.", es: "No se eliminó.", it: "Non eliminato." });
    this.name = "DeletionRefusedError";
  }
}
