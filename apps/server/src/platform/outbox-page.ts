// The page of a server without a mail server: the letters it would have sent.
import type { FastifyInstance } from 'fastify'
import { NotFound, nothingHere } from './errors.ts'
import { escapeHtml, htmlOf, type Outbox } from './mail.ts'

export const outboxPath = '/outbox'

export const serveOutbox = (app: FastifyInstance, outbox: Outbox): void => {
  app.get<{ Params: { key: string } }>(`${outboxPath}/:key`, async (request, reply) => {
    if (request.params.key !== outbox.key) throw new NotFound(nothingHere)
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
