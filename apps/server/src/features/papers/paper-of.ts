// The paper of a sitting, with its questions as the bank has them.
import type { Bank, BankTopic, Question } from '@toron/content/bank.ts'
import type { Paper, Papers } from '@toron/content/papers.ts'
import type * as contract from '@toron/contract/paper-fields.ts'
import type { Allowance } from '@toron/domain/papers/clock.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import type { MathsBank, MathsBankTopic, MathsQuestion } from '../../platform/content/maths-bank.ts'
import { NotFound } from '../../platform/errors.ts'
import { messages } from './messages.ts'
import type { SittingRow } from './store.ts'

export interface PaperQuestion {
  /** 1 to 40. */
  readonly number: number
  readonly section: string
  readonly topic: BankTopic
  readonly question: Question
}

/** @throws NotFound for a paper that does not exist */
export const paperWithId = (papers: Papers, id: string): Paper => {
  const paper = papers.find(id)
  if (!paper) throw new NotFound(messages.noPaper(id))
  return paper
}

/** The questions of a paper of four options, in their order. Papers name only questions that the bank has: loading them made sure. */
export const questionsOf = (bank: Bank, paper: Paper): readonly PaperQuestion[] =>
  paper.questions.map(({ id, section }, index) => {
    const topic = bank.topic(topicOf(id))
    const question = topic?.questions[positionOf(id)]
    if (!topic || !question) throw new Error(`the bank does not have ${id} of paper ${paper.id}`)
    return { number: index + 1, section, topic, question }
  })

export interface WrittenQuestion {
  /** From 1. */
  readonly number: number
  readonly section: string
  readonly topic: MathsBankTopic
  readonly question: MathsQuestion
  /** Its place in its topic. */
  readonly position: number
}

/** The questions of a written paper, in their order. */
export const writtenQuestionsOf = (maths: MathsBank, paper: Paper): readonly WrittenQuestion[] =>
  paper.questions.map(({ id, section }, index) => {
    const [topic, position] = [maths.topic(topicOf(id)), positionOf(id)]
    const question = topic?.questions[position]
    if (!topic || !question) throw new Error(`the bank does not have ${id} of paper ${paper.id}`)
    return { number: index + 1, section, topic, question, position }
  })

export const shownPaper = ({ id, subject, component, number }: Paper): contract.Paper => ({
  id,
  subject,
  component,
  number,
})

/** What every view of a sitting begins with. */
export const shownHead = ({ id, allowance, startedAt }: SittingRow, paper: Paper) => ({
  id,
  paper: shownPaper(paper),
  allowance: allowance as Allowance,
  startedAt,
})

/** Whether a question of the paper is closed to the student. */
export const hasClosed = (papers: Papers, id: string, closed: ReadonlySet<string>): boolean =>
  closed.size > 0 && (papers.find(id)?.questions.some((question) => closed.has(question.id)) ?? false)
