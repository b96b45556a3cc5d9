// What the cover of a paper of maths says, and the formulas behind it, for a browser: the words are those in print (kit/cover.json,
// formulas.json), and the formulas are a picture, made as those of questions are.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component, PaperSubject } from '@toron/domain/papers/kinds.ts'
import type { PaperCover } from '@toron/domain/papers/maths-question.ts'
import { hashOf, type Output } from '../building/outputs.ts'
import list from './formulas.json' with { type: 'json' }
import printed from './kit/cover.json' with { type: 'json' }

const inWords = (markup: string): string =>
  markup.replaceAll('$', '').replaceAll('^2', ' squared').replaceAll('!=', 'is not')

/** All formulas of a subject in words. */
export const formulasInWords = (subject: PaperSubject): string =>
  list
    .filter((one) => one.in.includes(subject))
    .map(({ about, formulas }) => `${inWords(about)}: ${formulas.map(({ spoken }) => spoken).join('; ')}.`)
    .join(' ')

const pageOf = (subject: PaperSubject): string => `#import "/maths/style.typ": *
#import "/papers/kit/formulas-for-phone.typ": formulas-for-phone
#show: maths-page.with(section: "${subject}")
#formulas-for-phone("${subject}")`

const pictureName = (subject: PaperSubject): string => `formulas-${subject}.svg`

interface CoverContext {
  readonly content: string
  readonly output: string
  /** The hash of what the pictures are drawn with. */
  readonly kit: string
}

const sourcesOf = ({ content, kit }: CoverContext): string =>
  hashOf(
    kit,
    ...['kit/cover.json', 'formulas.json', 'kit/formulas-given.typ', 'kit/formulas-for-phone.typ'].map(
      (name) => readFileSync(join(content, 'papers', name)),
    ),
  )

export const formulasPicture = (subject: PaperSubject, context: CoverContext): Output => {
  const page = pageOf(subject)
  const id = `formulas-${subject}`
  return {
    path: `images/${pictureName(subject)}`,
    inputs: hashOf(sourcesOf(context), page),
    make: async () => {
      const { createTypesetter } = await import('../building/typeset.ts')
      const { mathsPicture } = await import('../building/maths-picture.ts')
      const { svg, faults } = mathsPicture(createTypesetter(context.content, 'maths'), page, id)
      if (faults.length > 0) throw new Error(`${id} ${faults.join(', and ')}.`)
      return svg
    },
  }
}

/** @param component `calculator` or `no-calculator` */
export const coverFile = (subject: PaperSubject, component: Component, context: CoverContext): Output => ({
  path: `data/papers/${subject}-${component}-cover.json`,
  inputs: hashOf(sourcesOf(context), subject, component),
  readsOthers: true,
  make: async () => {
    const { pictureSize } = await import('../building/picture.ts')
    const image = pictureName(subject)
    const rules = component === 'calculator' ? 'calculator' : 'no-calculator'
    const size = pictureSize(readFileSync(join(context.output, 'images', image), 'utf8'))
    const { calculator, accuracy } = printed.components[rules]
    const formulas = { image, alt: formulasInWords(subject), width: size.width, height: size.height }
    const marks = printed.marks.map(([letters = '', meaning = '']) => [letters, meaning] as const)
    const cover: PaperCover = { needs: printed.needs, calculator, accuracy, formulas, marks }
    return JSON.stringify(cover)
  },
})
