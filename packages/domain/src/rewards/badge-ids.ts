// The ids of the badges, in the order of the modal. They are apart from the rules, which most screens do without.

export const badgeIds = [
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
] as const
export type BadgeId = (typeof badgeIds)[number]
