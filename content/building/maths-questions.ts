// The outputs of the maths topics: two pictures for each published question and one CSV for each topic. A picture
// depends on the markup that its template writes, so a change in a template makes only the pictures it changes.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { columns, csv } from '../maths/csv.ts'
import { markScheme, schemeInWords } from '../maths/mark-scheme.ts'
import { questionPages } from '../maths/pages.ts'
import { type MathsTopic, type PublishedQuestion, questionId } from '../maths/template.ts'
import { hashOf, type Output } from './outputs.ts'
import type { Typesetter } from './typeset.ts'

/** What a server needs to know of the topics, so that it need not load their templates: topic → marks of its questions. */
export const marksFile = 'maths-marks.json'

export function mathsMarks(topics: readonly MathsTopic[]): string {
  const marks = topics.map(({ key, templates, published }) => {
    const marksOf = new Map(templates.map((template) => [template.id, template.marks]))
    return [key, published.map(({ template }) => marksOf.get(template) ?? 0)]
  })
  return JSON.stringify(Object.fromEntries(marks))
}

/** Where the content is, and the hash of the tools and of the kit. */
interface Workshop {
  readonly content: string
  readonly output: string
  readonly kit: string
}

const sides = ['question', 'answer'] as const

interface Planned {
  readonly id: string
  readonly pages: ReturnType<typeof questionPages>
  readonly pictures: readonly Output[]
}

function told(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Outputs for the topics, pictures before the CSV that states their size. */
export function mathsOutputs(topics: readonly MathsTopic[], workshop: Workshop): Output[] {
  let typesetter: Typesetter | undefined

  async function picture(source: string, id: string, name: string): Promise<string> {
    const { createTypesetter } = await import('./typeset.ts')
    const { finishPicture } = await import('./picture.ts')
    typesetter ??= createTypesetter(workshop.content, 'maths')
    const typeset = typesetter.svgOf(source, name)
    // The compiler's documents are freed when the event loop turns; without this, thousands would pile up.
    await setImmediate()
    try {
      return finishPicture(typeset, id)
    } catch (error) {
      throw new Error(`${name} ${told(error)}.`)
    }
  }

  function planned(topic: MathsTopic, question: PublishedQuestion, id: string): Planned {
    const pages = questionPages(topic, question)
    const pictures = sides.map((side) => ({
      path: `images/${id}-${side}.svg`,
      inputs: hashOf(workshop.kit, pages[side]),
      make: () =>
        picture(
          pages[side],
          `${id}-${side}`,
          `${id}, ${side} (template ${question.template}, case ${question.case}, seed ${question.seed})`,
        ),
    }))
    return { id, pages, pictures }
  }

  async function table(questions: readonly Planned[]): Promise<string> {
    const { pictureSize } = await import('./picture.ts')
    const sizeOf = (image: string) =>
      pictureSize(readFileSync(join(workshop.output, 'images', image), 'utf8'))
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

  return topics.flatMap((topic): Output[] => {
    const path = `csv/${topic.key}.csv`
    try {
      const questions = topic.published.map((question, place) =>
        planned(topic, question, questionId(topic, place)),
      )
      const inputs = hashOf(
        workshop.kit,
        columns.join(),
        ...questions.flatMap(({ pages, pictures }) => [
          JSON.stringify(pages.generated),
          ...pictures.map((output) => output.inputs),
        ]),
      )
      return [
        ...questions.flatMap(({ pictures }) => pictures),
        { path, inputs, make: () => table(questions) },
      ]
    } catch (error) {
      const failure = `${topic.key}: ${told(error)}.`
      return [{ path, inputs: '', make: () => Promise.reject(new Error(failure)) }]
    }
  })
}
