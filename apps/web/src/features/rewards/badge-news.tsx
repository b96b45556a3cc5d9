// The toast of new badges, once its code is here. A badge that is won earlier waits in the queue.
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { useBadgeQueue } from '../../platform/badge-queue.ts'
import { useCode } from '../../platform/code.ts'
import { badgeToastCode } from './badge-code.ts'

export function BadgeNews({ onSee }: { onSee: (badge: BadgeId) => void }) {
  const isNews = useBadgeQueue().length > 0
  const { data: code } = useCode(badgeToastCode, isNews)
  return code && <code.BadgeToast onSee={onSee} />
}
