// The public files of topics as they are while an administrator withholds some of their questions (decision 88): the built
// files without those, and the catalogue with the counts that are left.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PathOfFile } from './built-files.ts'
import { compressReply } from './compress-replies.ts'
import { etagOf, hasAlready } from './conditional.ts'

/** Topic key → the ids of its questions that administrators withhold now. */
export type WithheldNow = () => ReadonlyMap<string, ReadonlySet<string>>

interface Listed {
  readonly subjects: readonly {
    readonly topics: readonly { readonly key: string; readonly questions: number }[]
  }[]
}

/** Answers in the file server's stead where a file would show too much. @param folder of the built data */
export const serveWithheld = (scope: FastifyInstance, folder: string, withheldNow: WithheldNow): void => {
  scope.addHook('onRequest', async (request, reply) => {
    const withheld = withheldNow()
    const { '*': path = '' } = request.params as Partial<PathOfFile['Params']>
    const name = basename(path, '.json')
    if (!withheld.has(name) && (name !== 'catalogue' || withheld.size === 0)) return
    const text = name === 'catalogue' ? catalogueOf(folder, withheld) : topicOf(folder, name, withheld)
    const etag = etagOf(text)
    reply.headers({ etag, 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' })
    if (hasAlready(request, etag)) return reply.code(304).send()
    return reply.send(request.method === 'HEAD' ? '' : await compressReply(request, reply, text))
  })
}

const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

type Withheld = ReturnType<WithheldNow>

const topicOf = (folder: string, topic: string, withheld: Withheld): string => {
  const questions = read(folder, topic) as readonly { readonly id: string }[]
  return JSON.stringify(questions.filter(({ id }) => !withheld.get(topic)?.has(id)))
}

const catalogueOf = (folder: string, withheld: Withheld): string => {
  const catalogue = read(folder, 'catalogue') as Listed
  const subjects = catalogue.subjects.map((subject) => ({
    ...subject,
    topics: subject.topics.map((topic) => ({
      ...topic,
      questions: topic.questions - (withheld.get(topic.key)?.size ?? 0),
    })),
  }))
  return JSON.stringify({ ...catalogue, subjects })
}
