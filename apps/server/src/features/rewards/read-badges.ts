// Returns the student's twelve badges: won or not, when, and the progress of the locked ones.
import * as calls from '@toron/contract/rewards.ts'
import { badges, progressTowards } from '@toron/domain/rewards/badges.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { studentRow } from '../../platform/storage/students.ts'
import { factsOfTopics } from '../practice/topic-facts.ts'
import { factsOf, wonBadges } from './badges.ts'

export const readBadges = handle(calls.readBadges, async ({ student, bank, database: { reader } }) => {
  const row = await studentRow(reader, student.id)
  if (!row) throw new SignInRequired()
  const facts = factsOf(row, await factsOfTopics(reader, bank, student.id))
  const won = wonBadges(row)
  return {
    badges: badges.map((badge) => {
      const { id, name, description, rarity, goal } = badge
      const at = won[id]
      return {
        id,
        name,
        description,
        rarity,
        goal,
        unlocked: at !== undefined,
        unlockedAt: at === undefined ? null : new Date(at).toISOString(),
        progress: at === undefined ? progressTowards(badge, facts) : goal,
      }
    }),
  }
})
