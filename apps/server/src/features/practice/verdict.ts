// What leaves the server once an answer is in: the key, the explanation and the reasons of that one question.

import type { Question } from '@toron/content/bank.ts'
import { teachingOf } from '@toron/content/question-text.ts'
import type { Answer, Graded, Letter, RunState, TopicProgress } from '@toron/contract/practice.ts'
import type { Progress, RunState as Run } from '@toron/domain/practice/answer.ts'
import { countAt } from '@toron/domain/practice/asked.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'

export const grade = (question: Question, chosen: Letter): Graded => ({
  questionId: question.id,
  chosen,
  correct: chosen === question.correctAnswer,
  correctAnswer: question.correctAnswer,
  ...teachingOf(question),
})

/** A kept answer as the verdict it got; the key is today's, should the bank have been put right since. */
export const answerOf = (
  question: Question,
  { chosen, correct, question: paid, bonus, limited }: KeptAnswer,
): Answer => ({
  ...grade(question, chosen),
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

/** Positions of the questions that are asked, in order. */
export const askedIn = ({ asked }: Topic): readonly number[] => asked.map(({ id }) => positionOf(id))

/** How many of the questions that are asked now have their answer in a run, and how many a right one. */
export const countIn = (topic: Topic, answers: KeptAnswers): Pick<Run, 'answered' | 'correct'> => {
  const given = askedIn(topic).flatMap((position) => answers[position] ?? [])
  return { answered: given.length, correct: given.filter(({ correct }) => correct).length }
}

/** A topic that has grown makes its open runs longer. */
export const runState = (
  id: string,
  run: Run,
  { asked }: Topic,
  { answered, correct }: Pick<Run, 'answered' | 'correct'> = run,
): RunState => ({
  ...{ id, answered, correct, total: asked.length },
  ...{ inARow: run.inARow, earned: run.earned, complete: answered >= asked.length },
})

/** A topic's progress as its owner sees it; `latest` stays inside. */
export const shownProgress = (
  topic: string,
  { answered, correct, lastIndex, recentStreak }: Omit<Progress, 'latest'>,
  totalQuestions: number,
): TopicProgress => ({ topic, answered, correct, totalQuestions, lastIndex, recentStreak })

/** The progress in a science topic: of its questions that are asked now. */
export const progressIn = (topic: Topic, progress: Progress): TopicProgress => {
  if (isWhole(topic)) return shownProgress(topic.key, progress, topic.asked.length)
  const positions = askedIn(topic)
  const before = positions.filter((position) => position < progress.lastIndex).length
  const lastIndex = Math.min(before, Math.max(0, positions.length - 1))
  const counted = { ...progress, ...countAt(progress.latest, positions), lastIndex }
  return shownProgress(topic.key, counted, positions.length)
}
