// Typesets a paper or its mark scheme as a PDF on A4. Synchronous, and busy for up to a second or two: call it in a worker.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTypesetter, type Typesetter } from '../building/typeset.ts'
import { subjectOf } from '../catalogue.ts'
import { loadMathsTopics, mathsCatalogueTopics } from '../maths/topics.ts'
import { type MathsPrint, mathsPaperMarkup, mathsSchemeMarkup } from './maths-print.ts'
import { markSchemeMarkup, type Print, paperMarkup } from './print.ts'

export type PrintKind = 'paper' | 'mark-scheme'

let typesetter: Typesetter | undefined

/** What is typeset: a paper of four options, or a written one. */
export type AnyPrint = Print | MathsPrint

/** @param images the folder of the built pictures @throws Error for a text or picture that does not typeset */
export const typesetPrint = async (kind: PrintKind, print: AnyPrint, images: string): Promise<Buffer> => {
  typesetter ??= createTypesetter(join(import.meta.dirname, '..'))
  if (print.form === 'written') {
    // The templates of the other subject would take as long again to load.
    const own = mathsCatalogueTopics.filter((topic) => subjectOf(topic).sectionId === print.subject)
    const { topics } = await loadMathsTopics(undefined, own)
    const markup = kind === 'paper' ? mathsPaperMarkup(print, topics) : mathsSchemeMarkup(print, topics)
    return typesetter.mathsPdfOf(markup, `${kind} ${print.id}`)
  }
  const picture = (filename: string) => readFileSync(join(images, filename), 'utf8')
  const markup = kind === 'paper' ? paperMarkup(print, picture) : markSchemeMarkup(print)
  return typesetter.pdfOf(markup, `${kind} ${print.subject.key} ${print.tier} ${print.number}`)
}
