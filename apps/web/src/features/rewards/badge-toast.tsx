// Announces newly won badges one at a time, politely to screen readers. On a screen with a badge slot they are in the
// page until the student moves on; elsewhere they float above it for a while, and as long as they are hovered or
// focused. They do not take the focus.
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { badges } from '@toron/domain/rewards/badges.ts'
import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dismissBadge, useBadgeQueue, useBadgeSlot } from '../../platform/badge-queue.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { BadgeMark, rarityStyle } from './badge-mark.tsx'
import { dismissOnceSeen } from './dismiss-once-seen.ts'
import { messages } from './messages.ts'

interface BadgeToastProps {
  readonly onSee: (badge: BadgeId) => void
}

export function BadgeToast({ onSee }: BadgeToastProps) {
  const [next] = useBadgeQueue()
  const slot = useBadgeSlot()
  const badge = badges.find(({ id }) => id === next)
  const id = badge?.id
  const [paused, setPaused] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (!id) return
    return slot ? dismissOnceSeen(id, card.current) : dismissAfterDelay(id, paused)
  }, [id, paused, slot])

  useEffect(() => {
    if (id) animateEntrance(card.current, mark.current)
  }, [id])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setPaused(true)
    if (currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const close = (shown: BadgeId) => {
    // The pressed button is about to be removed: the focus returns to where it came from.
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')
    back?.focus({ preventScroll: true })
    setPaused(false)
    dismissBadge(shown)
  }

  const toast = (
    <section
      aria-label={badge && messages.news.name}
      style={badge && rarityStyle(badge.rarity)}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && setPaused(true)}
      onPointerLeave={({ currentTarget }) => setPaused(currentTarget.contains(document.activeElement))}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) =>
        setPaused(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
      className={classes(
        'print:hidden',
        !slot &&
          'fixed z-40 max-md:inset-x-2 max-md:bottom-[calc(var(--bottom-bar)+8px)] md:right-6 md:bottom-6 md:w-100',
        slot && badge && 'mt-5.5',
      )}
    >
      <div
        ref={card}
        className={classes(
          badge &&
            'flex flex-wrap items-center gap-x-1 rounded-[20px] border border-line bg-surface pt-2.5 pr-1.5 pl-3 md:flex-nowrap md:pb-2.5',
          badge && (slot ? 'shadow-card' : 'shadow-[0_12px_40px_-8px_rgb(10_12_20/0.45)]'),
        )}
      >
        {/* In the page from the start, so that changes are announced. */}
        <div
          role="status"
          className="flex min-w-0 basis-[calc(100%-3rem)] items-start gap-3 md:flex-1 md:items-center"
        >
          {badge && (
            <>
              <div ref={mark} className="shrink-0">
                <BadgeMark id={badge.id} rarity={badge.rarity} className="h-15 w-auto" />
              </div>
              <p className="min-w-0 leading-tight font-[650] text-balance max-md:pt-0.5 max-md:pb-4">
                {messages.news.badgeWon(badge.name)}
                <span className="mt-1 block text-[13px] font-bold tracking-wide text-subject uppercase">
                  <span className="sr-only">, </span>
                  {badge.rarity}
                </span>
              </p>
            </>
          )}
        </div>
        {badge && (
          <>
            <Button
              kind="plain"
              className="shrink-0 text-[15px] max-md:order-last max-md:-mt-6 max-md:ml-14"
              onClick={() => {
                close(badge.id)
                onSee(badge.id)
              }}
            >
              {messages.news.see}
            </Button>
            <button
              type="button"
              onClick={() => close(badge.id)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:bg-sunken max-md:self-start"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="sr-only">{messages.news.close}</span>
            </button>
          </>
        )}
      </div>
    </section>
  )
  return slot ? createPortal(toast, slot.element) : toast
}

/** Milliseconds that a floating toast is shown. */
const shownFor = 8000

const dismissAfterDelay = (id: BadgeId, paused: boolean): (() => void) | undefined => {
  if (paused) return
  const timer = setTimeout(() => dismissBadge(id), shownFor)
  return () => clearTimeout(timer)
}

/** The card slides in, and the mark settles with a small bounce. */
const animateEntrance = (card: Element | null, mark: Element | null): void => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  card?.animate([{ opacity: 0, transform: 'translateY(8px)' }, {}], { duration: 200, easing: 'ease-out' })
  mark?.animate(
    [
      { opacity: 0, transform: 'translateY(-10px) scale(0.4) rotate(-8deg)' },
      { opacity: 1, transform: 'scale(1.18) rotate(4deg)', offset: 0.5 },
      { transform: 'scale(0.94) rotate(-2deg)', offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: 560, delay: 120, easing: 'ease-out', fill: 'backwards' },
  )
}
