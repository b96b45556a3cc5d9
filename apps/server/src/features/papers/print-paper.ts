// A paper and its mark scheme as PDFs on A4, typeset on demand. A paper is for every student; its mark scheme never for one who
// has a question of it in an open paper, and else by right only (decision 94).
import { mathsPrintOf } from '@toron/content/papers/maths-print.ts'
import { printOf } from '@toron/content/papers/print.ts'
import type { PrintKind } from '@toron/content/papers/typeset-print.ts'
import { isOptionsPaper } from '@toron/content/papers.ts'
import { refusals } from '@toron/contract/refusals.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { admit, type Endpoint, limitTo } from '../../platform/http/http.ts'
import { problem } from '../../platform/http/problems.ts'
import type { Services } from '../../platform/services.ts'
import { closedTo } from '../learning/closed-questions.ts'
import { mayReadMarkScheme } from './mark-scheme-right.ts'
import { messages } from './messages.ts'
import { hasClosed, paperWithId } from './paper-of.ts'

const requestsPerMinute = 20
/** Nobody types more than this as a code. */
const longestCode = 60

interface Asked {
  readonly studentId: string
  readonly paper: string
  /** As sent; null: none. */
  readonly code: string | null
}

type Refusal = ReturnType<typeof problem> | null

const call =
  (kind: PrintKind, refusalOf: (services: Services, asked: Asked) => Promise<Refusal>): Endpoint =>
  (app, services) => {
    const admission = services.admission.slow
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { paperId } = request.params as { paperId: string }
      const { code } = request.query as { code?: unknown }
      const paper = paperWithId(services.papers, paperId)
      const refusal = await refusalOf(services, {
        studentId: request.caller?.student.id ?? '',
        paper: paper.id,
        code: typeof code === 'string' && code.length <= longestCode ? code : null,
      })
      if (refusal) return reply.code(refusal.status).send(refusal.reply)
      const print = isOptionsPaper(paper) ? printOf(paper, services.bank) : mathsPrintOf(paper)
      const pdf = await services.typesetter.print(kind, print)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${paper.id}-${kind}.pdf"`)
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
    }
    app.route({
      method: 'GET',
      url: `/api/papers/:paperId/${kind}.pdf`,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        await admit(services, request, 'student')
      },
      config: { rateLimit: limitTo(requestsPerMinute), admission },
      handler: (request, reply) =>
        admission.run(
          () => answer(request, reply),
          () => request.raw.socket.destroyed,
        ),
    })
  }

export const printPaper = call('paper', async () => null)

export const printMarkScheme = call('mark-scheme', async (services, asked) => {
  const { database, papers, clock } = services
  const now = clock()
  const closed = await closedTo(database.reader, asked.studentId, papers, now)
  if (hasClosed(papers, asked.paper, closed)) return problem(409, 'in-open-paper', refusals['in-open-paper'])
  if (await mayReadMarkScheme(database.reader, asked, now)) return null
  // One sentence for every reason, so that none tells whether a code exists.
  return problem(403, 'locked', messages.noMarkScheme)
})
