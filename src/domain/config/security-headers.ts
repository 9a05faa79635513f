/** Of every response: of pages and files by the Node server and Netlify's rules, of functions by themselves on every host. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};

/** Of JSON and redirects. A function that answers with a page says what its page needs. */
export const FUNCTION_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
