// The data of the front pages at build time: counted numbers, one real question, and the addresses of this
// installation. It is read from the public files of the content build, so no answer key can leak into the pages.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import type { Plugin } from 'vite'
import { resourceGroups } from '../../content/shelf.ts'
import type { FrontDoor } from './src/features/front-door/front-door.ts'

const dist = join(import.meta.dirname, '../../dist')
const name = 'virtual:front-door'
/** A question that most people have an opinion about. */
const trial = { topic: 'motion', id: 'motion-022' }

const read = <T>(path: string): T => JSON.parse(readFileSync(join(dist, path), 'utf8')) as T

interface Catalogue {
  readonly subjects: readonly {
    readonly key: string
    readonly name: string
    readonly kind: 'science' | 'maths'
    readonly topics: readonly { readonly name: string; readonly questions: number }[]
  }[]
}

const collect = (): FrontDoor => {
  if (!existsSync(join(dist, 'data/catalogue.json'))) {
    throw new Error('Build the content first: npm run build.')
  }
  const { subjects } = read<Catalogue>('data/catalogue.json')
  const questionsOf = (kind: 'science' | 'maths') =>
    subjects
      .filter((subject) => subject.kind === kind)
      .flatMap(({ topics }) => topics)
      .reduce((sum, { questions }) => sum + questions, 0)
  const resources = globSync('*/*.pdf', { cwd: join(dist, 'resources') })
  // Two papers of one subject are one subject.
  const resourceSubjects = new Set(resources.map((path) => dirname(path).replace(/-paper-\d$/, '')))
  const prices = resourceGroups
    .flatMap((group) => group.resources)
    .filter(({ path }) => existsSync(join(dist, 'resources', path)))
    .map(({ price }) => price)
  const question = read<{ id: string }[]>(`data/${trial.topic}.json`).find(({ id }) => id === trial.id)
  if (!question) throw new Error(`The question of the front page, ${trial.id}, is not in the bank.`)
  const address = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`
  const { origin, hostname } = new URL(address)
  return {
    publicUrl: origin,
    contact: process.env.CONTACT_EMAIL || `hello@${hostname}`,
    counts: {
      choice: questionsOf('science'),
      theory: questionsOf('maths'),
      subjects: subjects.length + resourceSubjects.size,
      resources: resources.length,
      cheapestResource: Math.min(...prices),
      badges: badgeIds.length,
    },
    subjects: subjects.map(({ key, name, topics }) => ({ key, name, topics: topics.length })),
    trial: { ...(question as FrontDoor['trial']), topic: trial.topic },
  }
}

/** Resolves `import { frontDoor } from 'virtual:front-door'`. */
export const frontDoorData = (): Plugin => ({
  name: 'front-door',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const frontDoor = ${JSON.stringify(collect())}` : undefined),
})
