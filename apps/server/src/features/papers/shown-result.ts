// The result of a paper: mark, range, grade, sections, times, and the verdict on every question.
import { isOptionsPaper } from '@toron/content/papers.ts'
import { teachingOf } from '@toron/content/question-text.ts'
import { thresholdsOf } from '@toron/content/thresholds.ts'
import type { Result } from '@toron/contract/paper-fields.ts'
import type { Choice } from '@toron/domain/papers/choices.ts'
import { fairShare } from '@toron/domain/papers/clock.ts'
import { gradeRange, nextRange } from '@toron/domain/papers/grade.ts'
import { kindOfPaper, paperKinds } from '@toron/domain/papers/kinds.ts'
import { bySection, spentWithin } from '@toron/domain/papers/result.ts'
import type { Kysely } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { answersOfSitting, type RunAnswer } from '../learning/attempts.ts'
import { answerOf } from '../practice/verdict.ts'
import { type PaperQuestion, paperWithId, questionsOf, shownHead } from './paper-of.ts'
import { scoreOfSitting, withheldIn } from './score.ts'
import { choicesIn, type SittingRow } from './store.ts'
import { writtenResult } from './written-result.ts'

type Ended = Result['end']
type Content = Pick<Services, 'bank' | 'papers' | 'maths'>

/** A question of four options with what became of it. */
interface Settled extends PaperQuestion {
  readonly choice: Choice | undefined
  /** Undefined without a choice. */
  readonly given: RunAnswer | undefined
  /** False without a choice; null: withheld. */
  readonly isRight: boolean | null
}

const settledIn = async (
  db: Kysely<Tables>,
  content: Content,
  row: SittingRow,
): Promise<readonly Settled[]> => {
  const questions = questionsOf(content.bank, paperWithId(content.papers, row.paper))
  const asked = questions.map(({ topic, question }) => ({ topic: topic.key, questionId: question.id }))
  const { studentId, id: sittingId } = row
  const answers = await answersOfSitting(db, { studentId, place: 'paper', sittingId, asked })
  const choices = new Map((await choicesIn(db, studentId, sittingId)).map((one) => [one.number, one]))
  const withheld = new Set(withheldIn(row))
  return questions.map((one) => {
    const given = answers.get(one.question.id)
    const isRight = withheld.has(one.number) ? null : (given?.correct ?? false)
    return { ...one, choice: choices.get(one.number), given, isRight }
  })
}

/** Questions with a mistake or without an answer that are still asked. */
export const missedIn = async (
  db: Kysely<Tables>,
  content: Content,
  row: SittingRow,
): Promise<readonly string[]> =>
  // Maths is not in Tonight yet.
  kindOfPaper(row.paper).form === 'written' ? [] : missedOf(await settledIn(db, content, row))

const missedOf = (settled: readonly Settled[]): readonly string[] =>
  settled
    .filter(({ isRight, question }) => isRight === false && !question.withheld)
    .map(({ question }) => question.id)

export const shownResult = async (db: Kysely<Tables>, content: Content, row: SittingRow): Promise<Result> => {
  const paper = paperWithId(content.papers, row.paper)
  const head = { ...shownHead(row, paper), endedAt: row.endedAt, end: row.end as Ended }
  const share = fairShare(paperKinds[paper.subject], head.allowance)
  const score = scoreOfSitting(row)
  if (!score) return { ...head, ...nothing, fairShare: share }
  if (!isOptionsPaper(paper))
    return { ...head, ...nothing, score, fairShare: share, ...(await writtenResult(db, content, row)) }
  const settled = await settledIn(db, content, row)
  const titles = new Map(content.papers.sections(paper.subject).map(({ key, title }) => [key, title]))
  const lasted = Math.floor((row.endedAt - row.startedAt) / 1000)
  const spent = spentWithin(
    settled.map(({ choice }) => choice?.seconds ?? 0),
    lasted,
  )
  return {
    ...head,
    score,
    range: nextRange(score),
    grade: shownGrade(gradeRange(score, thresholdsOf(paper.subject, paper.component))),
    sections: bySection(settled).map(({ section, ...rest }) => ({
      title: titles.get(section) ?? section,
      ...rest,
    })),
    fairShare: share,
    worked: [],
    questions: settled.map((one, index) => shownQuestion(content, one, spent[index] ?? 0)),
    earned: settled.reduce((sum, { given }) => sum + (given?.question ?? 0), 0),
    missed: missedOf(settled).length,
  }
}

const nothing = {
  score: null,
  range: null,
  grade: null,
  sections: [],
  questions: [],
  worked: [],
  earned: 0,
  missed: 0,
}

const shownGrade = (range: ReturnType<typeof gradeRange>): Result['grade'] =>
  range && { ...range, begins: range.begins.map((one) => ({ ...one })) }

const shownQuestion = (
  { bank }: Content,
  { question, choice, given, isRight }: Settled,
  seconds: number,
): Result['questions'][number] => ({
  id: question.id,
  isFlagged: choice?.isFlagged ?? false,
  seconds,
  option: choice?.option ?? null,
  answer:
    isRight === null || question.withheld
      ? null
      : given
        ? answerOf(bank, question, given)
        : {
            questionId: question.id,
            chosen: null,
            correct: false,
            correctAnswer: question.correctAnswer,
            ...teachingOf(question),
            earned: { question: 0, bonus: 0, alreadyPaidToday: false, limitReached: false },
          },
})
