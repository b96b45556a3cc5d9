// The twelve badges of a student: won or not, when, and how far the locked ones are.
import { readBadges } from '@toron/contract/rewards.ts'
import { countAt } from '@toron/domain/practice/asked.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import { badges, progressTowards } from '@toron/domain/rewards/badges.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { factsOf, wonBadges } from './badges.ts'

export const readOwnBadges = handle(readBadges, async ({ student, bank, database: { reader } }) => {
  const row = await reader.selectFrom('student').selectAll().where('id', '=', student.id).executeTakeFirst()
  if (!row) throw new SignInRequired()
  const topics = await reader
    .selectFrom('progress')
    .select(['topic', 'answered', 'correct', 'totalQuestions', 'recentStreak', 'latest'])
    .where('studentId', '=', student.id)
    .execute()
  // Of the questions that are asked now: there may be more than at the latest answer, or fewer.
  const facts = topics.map((row) => {
    const asked = bank.topic(row.topic)?.asked
    if (!asked) return row
    const counted = countAt(
      row.latest,
      asked.map(({ id }) => positionOf(id)),
    )
    return { ...counted, recentStreak: row.recentStreak, totalQuestions: asked.length }
  })
  const won = wonBadges(row)
  return {
    badges: badges.map((badge) => {
      const { id, name, description, rarity, goal } = badge
      const at = won[id]
      return {
        ...{ id, name, description, rarity, goal },
        unlocked: at !== undefined,
        unlockedAt: at === undefined ? null : new Date(at).toISOString(),
        progress: at === undefined ? progressTowards(badge, factsOf(row, null), facts) : goal,
      }
    }),
  }
})
