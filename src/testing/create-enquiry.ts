import type { NewEnquiry } from "../server/enquiries/store-enquiry";

/** The body of a contact form that the site takes. */
export const CONTACT = {
  name: "Ana María",
  lastname: "Pérez",
  email: "ana@example.com",
  phone: "+34 600 123 456",
  message: "¿Hay sitio?\nGracias",
  lang: "es",
};

/** Creates an enquiry as the store takes it, with two of its mails. */
export function createEnquiry(change: Partial<NewEnquiry> = {}): NewEnquiry {
  const { lang: _lang, ...payload } = CONTACT;
  return {
    locale: "es",
    payload: { ...payload, source: "" },
    idempotencyKey: undefined,
    spamReason: undefined,
    mails: [
      { mail: "agency-contact", recipient: "agency@example.com" },
      { mail: "visitor-contact", recipient: "ana@example.com" },
    ],
    receipt: [],
    rate: { client: "client", limit: 0 },
    ...change,
  };
}
