// The actions of a student in a maths topic. Each moves the place on screen, and is recorded if it counts.
import type { Mark } from '@toron/contract/maths.ts'
import { newRequestId } from '../../../platform/request-id.ts'
import { sendTry } from './delivery.ts'
import type { Move, QuestionPlace } from './place.ts'
import { checkForPractice } from './queries.ts'
import type { MathsQuestion } from './questions.ts'
import { questionRecord } from './records.ts'
import type { TypedAnswer } from './typing/answers.ts'
import type { Steps } from './use-steps.ts'

interface WalkParts {
  /** The topic's key. */
  readonly topic: string
  readonly questions: readonly MathsQuestion[]
  readonly place: QuestionPlace
  readonly move: (to: Move) => boolean
  readonly steps: Steps
  readonly isVisitor: boolean
}

export interface Walk {
  /** The open question; undefined at the end. */
  readonly question: MathsQuestion | undefined
  readonly next: () => void
  readonly previous: () => void
  readonly open: (position: number) => void
  /** The picture of the open question is visible. */
  readonly see: () => void
  readonly setAnswer: (open: boolean) => void
  /** The marks that the student gives their own work. */
  readonly mark: (earned: number) => void
  /** Has typed answers marked. A student's wait their turn behind other steps; a visitor's are not kept. */
  readonly check: (answers: readonly TypedAnswer[]) => Promise<readonly Mark[]>
}

export const useWalk = ({ topic, questions, place, move, steps, isVisitor }: WalkParts): Walk => {
  const { position, total } = place
  const question = questions[position]
  return {
    question,
    next: () => {
      if (!question || !move({ type: 'next', at: performance.now() })) return
      steps.add({ type: 'next', topic, questionId: question.id, position, total })
    },
    previous: () => move({ type: 'previous' }),
    open: (to) => move({ type: 'open', position: to }),
    see: () => move({ type: 'seen', position, at: performance.now() }),
    setAnswer: (open) => {
      if (!question || !move({ type: 'answer', open })) return
      const isFirstToday = open && !questionRecord(steps.record, question.id).shownToday
      if (isFirstToday) steps.add({ type: 'shown', topic, questionId: question.id })
    },
    mark: (earned) => {
      if (question) steps.add({ type: 'marks', topic, questionId: question.id, earned })
    },
    check: async (answers) => {
      if (!question) return []
      const about = { topic, questionId: question.id }
      if (!isVisitor) return sendTry({ ...about, type: 'try', tryId: newRequestId(), answers })
      const marks = await checkForPractice(question.id, answers)
      const isSolved =
        marks.length === question.fields.length && marks.every(({ verdict }) => verdict === 'right')
      if (isSolved) steps.add({ ...about, type: 'solved' })
      return marks
    },
  }
}
