// The security headers of every answer, made once at start: they never differ between requests. Pages and files get
// helmet's; a call's answer is data that no browser shows as a page, so it needs few.
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** Of the answers of calls: never kept by a cache, never guessed to be a page, never framed. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Of pages and files. @param scriptHashes Content-Security-Policy sources of the pages' inline scripts */
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
        // Students who signed up with Google have their pictures there.
        imgSrc: ["'self'", 'data:', 'https://*.googleusercontent.com'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the site is only ever reached over TLS is for whoever puts it behind TLS to say.
    strictTransportSecurity: false,
    // The Google window tells this page what it came back with.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  compute({} as IncomingMessage, response as unknown as ServerResponse, (fault?: unknown) => {
    if (fault) throw fault
  })
  return headers
}
