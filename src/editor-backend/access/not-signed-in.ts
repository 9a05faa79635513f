/** What a request without a session is answered with, together with the status 401. */
export const NOT_SIGNED_IN = {
  code: "unauthorized",
  error: "Open the link to the editor that npm start has printed.",
} as const;
