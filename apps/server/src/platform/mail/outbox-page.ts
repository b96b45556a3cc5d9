// Shows the letters that could not be sent without a mail server, for development on this machine. Requests from elsewhere or
// through a proxy get 404.
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '../errors.ts'
import { messages } from '../messages.ts'
import { escapeHtml, htmlOf, type Outbox } from './mail.ts'

export const outboxPath = '/outbox'

export const serveOutbox = (app: FastifyInstance, outbox: Outbox): void => {
  app.get<{ Params: { key: string } }>(`${outboxPath}/:key`, async (request, reply) => {
    if (!isLocal(request) || request.params.key !== outbox.key) throw new NotFound(messages.nothingHere)
    const letters = outbox.letters.map(
      (letter) =>
        `<article><h2>${escapeHtml(letter.subject)}</h2><p>To ${escapeHtml(letter.to)}</p>${htmlOf(letter)}</article><hr>`,
    )
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Letters</title><body style="font-family:sans-serif;max-width:40em;margin:2em auto;padding:0 1em"><h1>Letters not sent</h1><p>Set SMTP_URL to have them sent. Newest first.</p>${letters.join('') || '<p>None yet.</p>'}</body></html>`,
      )
  })
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isLocal = ({ socket: { remoteAddress = '' }, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
