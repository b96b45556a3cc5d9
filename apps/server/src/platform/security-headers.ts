// The security headers of every answer, computed by helmet once at start: they never differ between requests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** @param scriptHashes Content-Security-Policy sources of the pages' inline scripts */
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
        imgSrc: ["'self'", 'data:'],
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
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  compute({} as IncomingMessage, response as unknown as ServerResponse, (fault?: unknown) => {
    if (fault) throw fault
  })
  return headers
}
