// Typesets questions and papers on demand, in one thread. It starts with the first request and ends after ten idle minutes,
// because its compiler holds some 100 MB.
import { join } from 'node:path'
import type { FinalAnswer } from '@toron/content/maths/template.ts'
import type { Variant } from '@toron/content/maths/variant.ts'
import type { AnyPrint, PrintKind } from '@toron/content/papers/typeset-print.ts'
import type { Piscina } from 'piscina'
import { Busy } from '../errors.ts'
import { recentOf } from './recent.ts'
import type { AnswersJob, PrintJob, VariantJob } from './worker.ts'

export interface Typesetter {
  /**
   * Returns another question like the published one at `position`, never that one.
   * @returns null for a question that has no other like it
   * @throws Busy when too many are waiting
   */
  another(job: VariantJob): Promise<Variant | null>
  /**
   * Returns the final answers of another question like the published one at `position`, kept for a while since it was made.
   * @returns null for a case that its template does not have
   * @throws Busy when too many are waiting
   */
  answersOf(job: AnswersJob): Promise<readonly FinalAnswer[] | null>
  /**
   * Returns a paper or its mark scheme as a PDF: typeset once for all who ask for it within a while.
   * @throws Busy when too many are waiting
   */
  print(kind: PrintKind, print: AnyPrint): Promise<Uint8Array>
  close(): Promise<void>
}

/** Some two seconds of work, as questions go. */
const maxQueue = 50
/** A paper takes up to two seconds, which a question behind it waits. */
const maxPrintsWaiting = 5
/** PDFs that are kept, of half a megabyte each. */
const printsKept = 24
/** Questions made of late whose answers are kept, of some hundred bytes each. */
const variantsKept = 2000
/** Milliseconds. */
const idleTimeout = 10 * 60 * 1000

const openPool = async (): Promise<Piscina> => {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: join(import.meta.dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue,
    idleTimeout,
    // The thread must be idle between two questions, or the compiler's memory is never freed.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
  })
}

/** @param images the folder of the built pictures */
export const openTypesetter = (images: string): Typesetter => {
  let opened: Promise<Piscina> | undefined
  let prints = 0
  const run = async (name: string, job: VariantJob | AnswersJob | PrintJob) => {
    opened ??= openPool()
    const pool = await opened
    if (pool.queueSize >= maxQueue) throw new Busy(2)
    return pool.run(job, { name })
  }
  const makePrint = async (kind: PrintKind, print: AnyPrint): Promise<Uint8Array> => {
    if (prints > maxPrintsWaiting) throw new Busy(5)
    prints += 1
    try {
      return await run('print', { kind, print, images })
    } finally {
      prints -= 1
    }
  }
  const recent = recentOf<Uint8Array>(printsKept)
  const recentAnswers = recentOf<readonly FinalAnswer[] | null>(variantsKept)
  return {
    another: async (job) => {
      const made: Variant | null = await run('another', job)
      if (made) await recentAnswers(variantName({ ...job, variant: made }), async () => made.answers)
      return made
    },
    answersOf: (job) => recentAnswers(variantName(job), () => run('answersOf', job)),
    print: (kind, print) => recent(nameOf(kind, print), () => makePrint(kind, print)),
    close: async () => {
      await (await opened)?.destroy()
    },
  }
}

const variantName = ({ topic, position, variant }: AnswersJob): string =>
  [topic, position, variant.case, variant.seed].join(' ')

/** What a PDF is kept under: the same paper is another print when a question of it has been withheld. */
const nameOf = (kind: PrintKind, print: AnyPrint): string => {
  if (print.form === 'written') return [kind, print.id].join(' ')
  const { subject, tier, number, questions } = print
  const withheld = questions.filter(({ question }) => question.withheld).map(({ question }) => question.id)
  return [kind, subject.key, tier, number, ...withheld].join(' ')
}
