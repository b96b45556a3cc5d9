// "Another like this": a question of a template with any seed, typeset while the student waits. It takes about 40 ms once
// the compiler is warm; the first call of a process loads it, which takes half a second.

import { join } from 'node:path'
import { mathsPicture } from '../building/maths-picture.ts'
import { pictureSize } from '../building/picture.ts'
import { createTypesetter, type Typesetter } from '../building/typeset.ts'
import { questionPages } from './pages.ts'
import {
  type FinalAnswer,
  findTemplate,
  generate,
  type MathsTopic,
  type PublishedQuestion,
  verify,
} from './template.ts'

interface Picture {
  /** A whole SVG. Show it as a file whose URL ends in `#dark` for the dark theme. */
  readonly svg: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** What a page needs to show a question that is not published; the same seed always gives the same. */
export interface Variant {
  readonly question: Picture
  readonly answer: Picture
  readonly questionAlt: string
  readonly answerAlt: string
  readonly marks: number
  readonly calculator: boolean
  /** Which one of its template it is. */
  readonly case: string
  readonly seed: number
  /** For the server alone. */
  readonly answers: readonly FinalAnswer[]
}

let typesetter: Typesetter | undefined

const picture = (source: string, id: string): Picture => {
  typesetter ??= createTypesetter(join(import.meta.dirname, '..'), 'maths')
  const { svg } = mathsPicture(typesetter, source, id)
  return { svg, ...pictureSize(svg) }
}

/**
 * Makes a question with another seed: `typesetVariant(topic, { ...topic.published[3], seed: 5071 })`. Any whole number
 * is a seed. Synchronous, and busy all the while: call it in a worker.
 * @throws Error for a template or case that the topic does not have.
 */
export const typesetVariant = (topic: MathsTopic, question: PublishedQuestion): Variant => {
  const pages = questionPages(topic, question)
  const id = `${topic.key}/${question.template}/${question.case}/${question.seed}`
  return {
    question: picture(pages.question, `${id}/question`),
    answer: picture(pages.answer, `${id}/answer`),
    questionAlt: pages.generated.alt,
    answerAlt: pages.generated.answerAlt,
    marks: pages.generated.marks,
    calculator: pages.generated.calculator,
    case: question.case,
    seed: question.seed,
    answers: pages.generated.answers,
  }
}

/**
 * The final answers of a question like a published one.
 * @returns null for a case that its template does not have
 */
export const answersOfVariant = (
  topic: MathsTopic,
  published: PublishedQuestion,
  { case: which, seed }: Pick<PublishedQuestion, 'case' | 'seed'>,
): readonly FinalAnswer[] | null => {
  const template = findTemplate(topic, published.template)
  return Object.hasOwn(template.cases, which) ? generate(template, seed, which).answers : null
}

/** Attempts per case before the next case is tried: a template with few numbers to choose from repeats itself. */
const tries = 12

/**
 * "Another like this": the published question's template and case with other numbers, or another of its cases.
 * Never the published question itself, and never one whose answers do not hold.
 * @param draw the next seed to try, any whole number
 * @returns null for a question that has no other like it
 */
export const anotherLike = (
  topic: MathsTopic,
  published: PublishedQuestion,
  draw: () => number,
): PublishedQuestion | null => {
  const template = findTemplate(topic, published.template)
  const own = generate(template, published.seed, published.case).alt
  const cases = [published.case, ...Object.keys(template.cases).filter((which) => which !== published.case)]
  for (const which of cases) {
    for (let left = tries; left > 0; left--) {
      const seed = draw()
      const isOther = generate(template, seed, which).alt !== own
      if (isOther && verify(template, seed, which) === null) {
        return { template: template.id, case: which, seed }
      }
    }
  }
  return null
}
