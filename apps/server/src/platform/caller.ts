// Where a request comes from, as limits count it.
import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * The address that callers without a session are counted by: of the newer kind (IPv6), of which somebody has a whole
 * network, that network. Some proxies write the port into `X-Forwarded-For`, which a caller changes at will; what is no
 * address at all counts as the proxy that wrote it.
 */
export const callerOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const address = withoutPort(ip)
  return normalizeIP(isIP(address) === 0 ? (socket.remoteAddress ?? '') : address)
}

/** `203.0.113.7:4711`, `[2001:db8::1]:4711`, or an address alone. */
const withoutPort = (entry: string): string => {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(entry.trim()) ?? []
  return bracketed ?? dotted ?? entry.trim()
}
