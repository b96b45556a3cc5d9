// The outputs of the maths topics: two pictures for each published question and one CSV for each topic. A picture
// depends on the markup that its template writes, so a change in a template makes only the pictures it changes.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { columns, csv } from '../maths/csv.ts'
import { markScheme, schemeInWords } from '../maths/mark-scheme.ts'
import { questionPages } from '../maths/pages.ts'
import type { MathsTopic, PublishedQuestion } from '../maths/template.ts'
import { hashOf, type Output } from './outputs.ts'
import type { Typesetter } from './typeset.ts'

/** Topic → marks of its questions, so that the server need not load the templates. */
export const marksFile = 'maths-marks.json'

export const mathsMarks = (topics: readonly MathsTopic[]): string => {
  const marks = topics.map(({ key, templates, published }) => {
    const marksOf = new Map(templates.map((template) => [template.id, template.marks]))
    return [key, published.map(({ template }) => marksOf.get(template) ?? 0)]
  })
  return JSON.stringify(Object.fromEntries(marks))
}

/** Source and target folders, and the hash of the tools and of the kit. */
interface BuildContext {
  readonly content: string
  readonly output: string
  readonly kit: string
}

const sides = ['question', 'answer'] as const

interface PlannedQuestion {
  readonly id: string
  readonly pages: ReturnType<typeof questionPages>
  readonly pictures: readonly Output[]
}

const messageOf = (error: unknown): string => {
  return error instanceof Error ? error.message : String(error)
}

/** Typesets pictures; the typesetter is loaded for the first one that must be made. */
function pictureMaker(content: string): (source: string, id: string, name: string) => Promise<string> {
  let typesetter: Typesetter | undefined
  return async (source, id, name) => {
    const { createTypesetter } = await import('./typeset.ts')
    const { mathsPicture } = await import('./maths-picture.ts')
    typesetter ??= createTypesetter(content, 'maths')
    const { svg, faults } = mathsPicture(typesetter, source, id, name)
    if (faults.length > 0) throw new Error(`${name} ${faults.join(', and ')}.`)
    // The compiler's documents are freed when the event loop turns; without this thousands would accumulate.
    await setImmediate()
    return svg
  }
}

type PictureMaker = ReturnType<typeof pictureMaker>

const planQuestion = (
  topic: MathsTopic,
  question: PublishedQuestion,
  id: string,
  { kit }: BuildContext,
  picture: PictureMaker,
): PlannedQuestion => {
  const pages = questionPages(topic, question)
  const pictures = sides.map((side) => ({
    path: `images/${id}-${side}.svg`,
    inputs: hashOf(kit, pages[side]),
    make: () =>
      picture(
        pages[side],
        `${id}-${side}`,
        `${id}, ${side} (template ${question.template}, case ${question.case}, seed ${question.seed})`,
      ),
  }))
  return { id, pages, pictures }
}

/** The CSV of a topic, with the sizes of its pictures. */
const topicCsv = async (questions: readonly PlannedQuestion[], { output }: BuildContext): Promise<string> => {
  const { pictureSize } = await import('./picture.ts')
  const sizeOf = (image: string) => pictureSize(readFileSync(join(output, 'images', image), 'utf8'))
  return csv(
    questions.map(({ id, pages: { generated } }) => {
      const [questionImage, answerImage] = [`${id}-question.svg`, `${id}-answer.svg`]
      const [question, answer] = [sizeOf(questionImage), sizeOf(answerImage)]
      return {
        questionImage,
        answerImage,
        id,
        questionAlt: generated.alt,
        answerAlt: generated.answerAlt,
        marks: generated.marks,
        calculator: generated.calculator,
        questionWidth: question.width,
        questionHeight: question.height,
        answerWidth: answer.width,
        answerHeight: answer.height,
        markScheme: schemeInWords(markScheme(generated.answer)),
      }
    }),
  )
}

/** Outputs for the topics: the pictures, and the CSV that states their size. */
export const mathsOutputs = (topics: readonly MathsTopic[], context: BuildContext): Output[] => {
  const picture = pictureMaker(context.content)
  return topics.flatMap((topic): Output[] => {
    const path = `csv/${topic.key}.csv`
    try {
      const questions = topic.published.map((question, position) =>
        planQuestion(topic, question, questionIdAt(topic.key, position), context, picture),
      )
      const inputs = hashOf(
        context.kit,
        columns.join(),
        ...questions.flatMap(({ pages, pictures }) => [
          JSON.stringify(pages.generated),
          ...pictures.map((output) => output.inputs),
        ]),
      )
      return [
        ...questions.flatMap(({ pictures }) => pictures),
        { path, inputs, readsOthers: true, make: () => topicCsv(questions, context) },
      ]
    } catch (error) {
      const failure = `${topic.key}: ${messageOf(error)}.`
      return [{ path, inputs: '', make: () => Promise.reject(new Error(failure)) }]
    }
  })
}
