import { ErrorSummary } from "../../src/components/form/error-summary";
import { Field } from "../../src/components/form/field";
import { FormEnd } from "../../src/components/form/form-end";
import { SITE } from "./content/settings";
import { LONG_TEXT, LONG_TITLE, type Group } from "./specimen";

type FormState = Parameters<typeof FormEnd>[0]["form"];

const READY: FormState = {
  isSending: false,
  isConfirmed: false,
  receipt: null,
  failure: null,
  settleFailure: () => undefined,
};
const RECEIPT = { reference: "PA-7K2P4", sentAt: new Date("2026-11-21T14:30:00Z"), typed: {} };

function End({ form }: { form: Partial<FormState> }) {
  return (
    <FormEnd
      form={{ ...READY, ...form }}
      namespace="contact"
      whatsappNumber={SITE.whatsappNumber}
      getChatText={() => "Hello"}
    />
  );
}

/** Fields, their errors, and how a form can end. */
export const FORMS: readonly Group[] = [
  {
    id: "fields",
    title: "Fields",
    specimens: [
      { state: "required", children: <Field name="name" label="First name" required /> },
      {
        state: "optional, with a hint",
        children: <Field name="phone" label="Phone" hint="With the country code." />,
      },
      {
        state: "wrong",
        children: <Field name="email" label="Email" required error="Email: this is no address" />,
      },
      {
        state: "several lines",
        children: <Field name="message" label="Message" required multiline hint={LONG_TEXT} />,
      },
      {
        state: "long words",
        children: <Field name="long" label={LONG_TITLE} hint={LONG_TEXT} error={LONG_TEXT} />,
      },
    ],
  },
  {
    id: "form-ends",
    title: "How a form ends",
    specimens: [
      { state: "ready", children: <End form={{}} /> },
      { state: "sending", children: <End form={{ isSending: true }} /> },
      { state: "just sent", children: <End form={{ isConfirmed: true, receipt: RECEIPT }} /> },
      { state: "sent", children: <End form={{ receipt: RECEIPT }} /> },
      { state: "no connection", children: <End form={{ failure: { kind: "offline", typed: {} } }} /> },
      { state: "failed", children: <End form={{ failure: { kind: "failed", typed: {} } }} /> },
      {
        state: "too many",
        children: <End form={{ failure: { kind: "too-many", minutes: 4, typed: {} } }} />,
      },
      {
        state: "refused",
        children: <ErrorSummary errors={{ name: "First name: please fill this in", email: LONG_TEXT }} />,
      },
    ],
  },
];
