// What leaves the server once an answer is in: the key, the explanation and the reasons of that one question.

import type { Question } from '@toron/content/bank.ts'
import { teachingOf } from '@toron/content/question-text.ts'
import type { Answer, Graded, Letter, RunState, TopicProgress } from '@toron/contract/practice.ts'
import type { Progress, RunState as Run } from '@toron/domain/practice/answer.ts'
import type { KeptAnswer } from './kept-answers.ts'

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

/** @param total how many questions the topic has now: a topic that has grown makes its open runs longer */
export const runState = (id: string, run: Run, total: number): RunState => ({
  id,
  answered: run.answered,
  correct: run.correct,
  total,
  inARow: run.inARow,
  earned: run.earned,
  complete: run.answered >= total,
})

/** A topic's progress as its owner sees it; `latest` stays inside. */
export const shownProgress = (
  topic: string,
  { answered, correct, lastIndex, recentStreak }: Omit<Progress, 'latest'>,
  totalQuestions: number,
): TopicProgress => ({ topic, answered, correct, totalQuestions, lastIndex, recentStreak })
