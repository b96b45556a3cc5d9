// A badge by its id, as any call may announce one that was just won.
import { z } from 'zod'

export const badgeId = z.enum([
  'first_steps',
  'comeback_kid',
  'sharp_shooter',
  'streak_5',
  'weekly_warrior',
  'focused_learner',
  'tenacity',
  'accuracy_master',
  'topic_pro',
  'knowledge_seeker',
  'quiz_legend',
  'unstoppable',
])
export type BadgeId = z.output<typeof badgeId>
