// What the machine finds in the answers that are typed in a written paper.
import type { Choice } from '@toron/domain/papers/choices.ts'
import { scoreOfWork, signOf } from '@toron/domain/papers/written.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Marker } from '../../platform/marking/marker.ts'
import { messages } from './messages.ts'
import type { WrittenQuestion } from './paper-of.ts'
import { workedOf } from './worked.ts'

type Work = Pick<Choice, 'number' | 'texts'>

/** A sign for each field of the question, and the marks that they give. */
interface Found {
  readonly signs: string
  readonly marks: number
}

const textsOf = (questions: readonly WrittenQuestion[], all: readonly Work[]) =>
  all.flatMap(({ number, texts = [] }) => {
    const fields = questions[number - 1]?.question.answers
    if (!fields) throw new NotFound(messages.noQuestion(number))
    if (texts.length > fields.length) throw new NotFound(messages.nothingToType)
    return fields.flatMap(({ asked }, field) => {
      const text = texts[field] ?? ''
      return text.trim() === '' ? [] : [{ number, field, text, asked }]
    })
  })

/**
 * By the number of the question. @param questions of the paper
 * @throws NotFound for a question or a field that the paper has not @throws Busy
 */
export const foundInWork = async (
  marker: Marker,
  questions: readonly WrittenQuestion[],
  all: readonly Work[],
): Promise<ReadonlyMap<number, Found>> => {
  const texts = textsOf(questions, all)
  const marks = texts.length === 0 ? [] : await marker.mark(texts)
  const signs = new Map(
    texts.map(({ number, field }, index) => {
      const mark = marks[index]
      return [`${number} ${field}`, mark ? signOf(mark) : '.']
    }),
  )
  return new Map(
    questions
      .filter(({ number }) => all.some((one) => one.number === number))
      .map(({ number, question }) => {
        const own = question.answers.map((_, field) => signs.get(`${number} ${field}`) ?? '.').join('')
        const { earned } = scoreOfWork(workedOf(question, { signs: own, ticks: null }))
        return [number, { signs: own, marks: earned }]
      }),
  )
}
