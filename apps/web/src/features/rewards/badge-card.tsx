// One badge of the modal: mark, rarity, name, requirement, and either the day it was won or the progress.
import type { Badge } from '@toron/contract/rewards.ts'
import type { CSSProperties } from 'react'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Words } from '../../ui/words.tsx'
import { BadgeMark, rarityStyle } from './badge-mark.tsx'
import { dateWon, progressInWords } from './badge-words.ts'
import { cardClass } from './badges-waiting.tsx'
import { messages } from './messages.ts'

const greyed = { '--subject': 'var(--ink-soft)' } as CSSProperties

interface BadgeCardProps {
  readonly badge: Badge
  /** The student's zone; undefined while unknown. */
  readonly timeZone: string | undefined
}

export function BadgeCard({ badge, timeZone }: BadgeCardProps) {
  const { id, name, description, rarity, unlocked, unlockedAt, progress, goal } = badge
  return (
    <li className="flex *:grow" style={unlocked ? rarityStyle(rarity) : greyed}>
      <Card className={cardClass}>
        <BadgeMark id={id} rarity={rarity} locked={!unlocked} className="h-22 w-auto sm:h-26" />
        <p className="mt-2.5 text-[13px] leading-tight font-bold tracking-wide text-subject uppercase">
          {rarity}
        </p>
        <h3
          className={classes(
            'mt-1 font-body text-[17px] font-[650] tracking-normal',
            !unlocked && 'text-ink-soft',
          )}
        >
          <Words
            text={unlocked ? messages.badge.won(name) : messages.badge.locked(name)}
            marks={{ unseen: (words) => <span className="sr-only">{words}</span> }}
          />
        </h3>
        <p className="mt-1 mb-2.5 min-h-[2.75em] text-[15px] leading-snug text-balance text-ink-soft">
          {description}
        </p>
        <div className="mt-auto flex min-h-9 w-full flex-col justify-end gap-1.5 text-[14px] leading-tight text-ink-soft">
          {unlockedAt === null ? (
            <>
              <span className="tabular-nums" aria-hidden="true">
                {progressInWords(badge)}
              </span>
              <ProgressBar value={progress} max={goal} label={name} valueText={progressInWords(badge)} />
            </>
          ) : (
            <span>
              <Words
                text={messages.badge.wonOn(dateWon(unlockedAt, timeZone))}
                marks={{ time: (words) => <time dateTime={unlockedAt}>{words}</time> }}
              />
            </span>
          )}
        </div>
      </Card>
    </li>
  )
}
