// A small bank of maths, with known answers.
import type { FinalAnswer } from '@toron/content/maths/template.ts'
import { readScheme } from '@toron/domain/practice/mark-scheme.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import type { MathsBank, MathsBankTopic } from '../platform/content/maths-bank.ts'

/**
 * `general_math_number` has 12 questions and `additional_math_series` 3, of 4 marks each. The answer that can be typed is the
 * number of the question, of series in part (a), and x more than it in part (b); the last question of a topic has none. The marks are
 * M1 M1 A2, of series M1 A1 and B2.
 */
export const aMathsBank = (): MathsBank => {
  const topics = [aMathsTopic('general-math', 'number', 12), aMathsTopic('additional-math', 'series', 3)]
  return { topics, topic: (key) => topics.find((topic) => topic.key === key) }
}

const aMathsTopic = (sectionId: string, name: string, questions: number): MathsBankTopic => {
  const key = `${sectionId.replace('-', '_')}_${name}`
  return {
    key,
    progressKey: `${sectionId}_${name}`,
    questions: Array.from({ length: questions }, (_, index) => ({
      id: questionIdAt(key, index),
      marks: 4,
      scheme: readScheme(name === 'series' ? 'a: M1 A1 | b: B2' : 'M1 M1 A2'),
      answers: index === questions - 1 ? [] : answersTo(index + 1, name === 'series'),
    })),
  }
}

const answersTo = (number: number, hasParts: boolean): FinalAnswer[] => {
  const first = { part: hasParts ? 'a' : '', asked: { kind: 'number', value: `${number}` } } as const
  const second = { part: 'b', asked: { kind: 'expression', value: `x + ${number}`, letters: ['x'] } } as const
  return hasParts ? [first, second] : [first]
}
