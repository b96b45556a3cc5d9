// What became of the questions of a written paper, and the marks of each topic.
import type { Result, Worked } from '@toron/contract/paper-fields.ts'
import { spentWithin } from '@toron/domain/papers/result.ts'
import { partsOf, type Sign, scoreOfWork } from '@toron/domain/papers/written.ts'
import type { Kysely } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { answersOfSitting } from '../learning/attempts.ts'
import { paperWithId, type WrittenQuestion, writtenQuestionsOf } from './paper-of.ts'
import { type KeptWork, type SittingRow, workIn } from './store.ts'
import { workedOf } from './worked.ts'

type Content = Pick<Services, 'maths' | 'papers'>

/** @param row of a sitting that is over and was not given up */
export const writtenResult = async (
  db: Kysely<Tables>,
  { maths, papers }: Content,
  row: SittingRow,
): Promise<Pick<Result, 'sections' | 'worked' | 'earned'>> => {
  const paper = paperWithId(papers, row.paper)
  const questions = writtenQuestionsOf(maths, paper)
  const { studentId, id: sittingId } = row
  const kept = await workIn(db, studentId, sittingId)
  const asked = questions.map(({ topic, question }) => ({ topic: topic.key, questionId: question.id }))
  // Typed answers are of maths, wherever they are given.
  const paid = await answersOfSitting(db, { studentId, place: 'maths', sittingId, asked })
  const spent = spentWithin(
    questions.map(({ number }) => kept.get(number)?.choice.seconds ?? 0),
    Math.floor((row.endedAt - row.startedAt) / 1000),
  )
  const worked = questions.map((one, index) => shownWork(one, kept.get(one.number), spent[index] ?? 0))
  const marks = worked.map((one, index) => ({ ...one, section: questions[index]?.section ?? '' }))
  return {
    sections: papers.sections(paper.subject).flatMap(({ key, title }) => {
      const own = marks.filter(({ section }) => section === key)
      if (own.length === 0) return []
      return [{ title, right: sumOf(own, 'earned'), counted: sumOf(own, 'of') }]
    }),
    worked,
    earned: [...paid.values()].reduce((sum, { question }) => sum + question, 0),
  }
}

const sumOf = (all: readonly Worked[], field: 'earned' | 'of'): number =>
  all.reduce((sum, one) => sum + one[field], 0)

const shownWork = ({ question }: WrittenQuestion, kept: KeptWork | undefined, seconds: number): Worked => {
  const work = workedOf(question, kept)
  const { earned, of } = scoreOfWork(work)
  return {
    id: question.id,
    isFlagged: kept?.choice.isFlagged ?? false,
    seconds,
    typed: question.answers.map((_, field) => ({
      text: kept?.choice.texts?.[field] ?? '',
      sign: (work.signs[field] ?? '.') as Sign,
    })),
    parts: partsOf(work).map(({ part, isRight, lost }, index) => ({
      part,
      marks: [...(question.scheme[index]?.marks ?? [])],
      isRight,
      lost: [...lost],
    })),
    ticks: work.ticks && [...work.ticks],
    earned,
    of,
  }
}
