// The two Typst pages of a question: the kit, the colour of the section, and the template's markup.

import { findTopic, subjectOf } from '../catalogue.ts'
import {
  findTemplate,
  type Generated,
  generate,
  type MathsTopic,
  type PublishedQuestion,
} from './template.ts'

interface QuestionPages {
  readonly generated: Generated
  /** Typst sources whose root is the content directory. */
  readonly question: string
  readonly answer: string
}

const page = (kind: 'question' | 'answer', section: string, markup: string): string => {
  return `#import "/maths/style.typ": *\n#show: ${kind}-page.with(section: "${section}")\n${markup}`
}

/** @throws Error for a topic, template or case that does not exist. */
export const questionPages = (topic: MathsTopic, question: PublishedQuestion): QuestionPages => {
  const catalogued = findTopic(topic.key)
  const section = catalogued && subjectOf(catalogued).sectionId
  if (!section) throw new Error(`the catalogue has no maths topic "${topic.key}"`)
  const generated = generate(findTemplate(topic, question.template), question.seed, question.case)
  return {
    generated,
    question: page('question', section, generated.question),
    answer: page('answer', section, generated.answer),
  }
}
