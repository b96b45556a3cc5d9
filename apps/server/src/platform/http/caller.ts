// The address of a request, as limits count it.
import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the address by which callers without a session are counted. For IPv6, where one caller has a whole network, it is
 * that network. Some proxies write the port, which callers change at will, into `X-Forwarded-For`; an entry that is not an
 * address counts as the proxy that wrote it.
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
