// The twelve badges of a student: won or not, when, and how far the locked ones are.
import { readBadges } from '@toron/contract/rewards.ts'
import { badges, progressTowards } from '@toron/domain/rewards/badges.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { factsOf, factsOfTopics, wonBadges } from './badges.ts'

export const readOwnBadges = handle(readBadges, async ({ student, bank, database: { reader } }) => {
  const row = await reader.selectFrom('student').selectAll().where('id', '=', student.id).executeTakeFirst()
  if (!row) throw new SignInRequired()
  const facts = factsOf(row, await factsOfTopics(reader, bank, student.id))
  const won = wonBadges(row)
  return {
    badges: badges.map((badge) => {
      const { id, name, description, rarity, goal } = badge
      const at = won[id]
      return {
        ...{ id, name, description, rarity, goal },
        unlocked: at !== undefined,
        unlockedAt: at === undefined ? null : new Date(at).toISOString(),
        progress: at === undefined ? progressTowards(badge, facts) : goal,
      }
    }),
  }
})
