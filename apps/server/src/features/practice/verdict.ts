// What leaves the server once an answer is in: the key, the explanation and the reasons for that one question.

import type { Bank, Question } from '@toron/content/bank.ts'
import { teachingOf } from '@toron/content/question-text.ts'
import type { Answer, Graded, RunState, TopicProgress } from '@toron/contract/practice.ts'
import type { Progress, RunState as Run } from '@toron/domain/practice/answer.ts'
import { countAt } from '@toron/domain/practice/asked.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import type { RunAnswer, RunAnswers } from '../learning/attempts.ts'

type Misconceptions = Pick<Bank, 'misconception'>

export const grade = (bank: Misconceptions, question: Question, chosen: Letter): Graded => {
  const misconception = bank.misconception(question, chosen)
  return {
    questionId: question.id,
    chosen,
    correct: chosen === question.correctAnswer,
    correctAnswer: question.correctAnswer,
    ...teachingOf(question),
    ...(misconception && { misconception }),
  }
}

/** Returns the verdict on a stored answer. The key is the current one, in case the bank was corrected since. */
export const answerOf = (
  bank: Misconceptions,
  question: Question,
  { chosen, correct, question: paid, bonus, limited }: RunAnswer,
): Answer => ({
  ...grade(bank, question, chosen),
  correct,
  earned: {
    question: paid,
    bonus,
    alreadyPaidToday: correct && paid === 0 && !limited,
    limitReached: limited,
  },
})

interface Topic {
  readonly key: string
  readonly questions: readonly Question[]
  readonly asked: readonly Question[]
}

export const isWhole = ({ questions, asked }: Topic): boolean => questions.length === asked.length

/** Returns the positions of the questions that are asked, in order. */
export const askedIn = ({ asked }: Topic): readonly number[] => asked.map(({ id }) => positionOf(id))

/** Counts the questions asked now that have an answer in a run, and those whose answer is right. */
export const countIn = (topic: Topic, answers: RunAnswers): Pick<Run, 'answered' | 'correct'> => {
  const counted = askedIn(topic).flatMap((position) => answers[position] ?? [])
  return { answered: counted.length, correct: counted.filter(({ correct }) => correct).length }
}

/** Returns a run as its owner sees it. New questions in a topic make its runs longer. */
export const runState = (
  id: string,
  run: Run,
  { asked }: Topic,
  { answered, correct }: Pick<Run, 'answered' | 'correct'> = run,
): RunState => ({
  id,
  answered,
  correct,
  total: asked.length,
  inARow: run.inARow,
  earned: run.earned,
  complete: answered >= asked.length,
})

/** Returns a topic's progress as its owner sees it, without `latest`. */
export const shownProgress = (
  topic: string,
  { answered, correct, lastIndex, recentStreak }: Omit<Progress, 'latest'>,
  totalQuestions: number,
): TopicProgress => ({ topic, answered, correct, totalQuestions, lastIndex, recentStreak })

/** Returns the progress in a science topic, of the questions that are asked now. */
export const progressIn = (topic: Topic, progress: Progress): TopicProgress => {
  if (isWhole(topic)) return shownProgress(topic.key, progress, topic.asked.length)
  const positions = askedIn(topic)
  const before = positions.filter((position) => position < progress.lastIndex).length
  const lastIndex = Math.min(before, Math.max(0, positions.length - 1))
  const counted = { ...progress, ...countAt(progress.latest, positions), lastIndex }
  return shownProgress(topic.key, counted, positions.length)
}
