// The security headers of every reply, computed once at start, because they never differ between requests. Pages and files get
// helmet's; the reply to a call is data that no browser shows as a page, so it needs few.
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** For replies to calls: never cached, never sniffed as a page, never framed. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For pages and files. @param scriptHashes Content-Security-Policy sources of the pages' inline scripts */
export const securityHeaders = (scriptHashes: readonly string[]): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const compute = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures of students who signed up with Google.
        imgSrc: ["'self'", 'data:', 'https://*.googleusercontent.com'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only the operator, who puts the site behind TLS, knows whether it is reached over TLS alone.
    strictTransportSecurity: false,
    // The Google window reports its result to this page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  compute({} as IncomingMessage, response as unknown as ServerResponse, (fault?: unknown) => {
    if (fault) throw fault
  })
  return headers
}
