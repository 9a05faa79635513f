import type { RequestHandler } from "express";

/**
 * Sent with every reply. The content policy of pages with scripts is made from the built pages (their inline scripts
 * are hashed at build time); what is here holds for all of them.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};

/**
 * What the editor needs besides: it compiles its own configuration (`unsafe-eval`), writes styles, shows pictures that are
 * not saved yet, and its sign-in window must find its way back.
 */
export const ADMIN_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex",
};

/** The editor and its files; `/admin/registro` is a page of the site. */
const ADMIN_PATH = /^\/admin(\/[^/]*\.[a-z0-9]+|\/)?$/;

export const setSecurityHeaders: RequestHandler = (request, response, next) => {
  const headers = ADMIN_PATH.test(request.path)
    ? { ...SECURITY_HEADERS, ...ADMIN_HEADERS }
    : SECURITY_HEADERS;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  next();
};
