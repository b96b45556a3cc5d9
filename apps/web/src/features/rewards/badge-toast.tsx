// Announces badges that were just won, one after another, spoken when there is a pause. Where a screen has a place for
// them they stand in the page until the student moves on; elsewhere they lie above it for a while, and for as long as the
// pointer or the focus is on them. They take no focus by themselves.
import type { BadgeId } from '@toron/contract/badge.ts'
import { badges } from '@toron/domain/rewards/badges.ts'
import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { forgetNews, useNews, useNewsPlace } from '../../platform/news.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { BadgeMark, rarityStyle } from './badge-mark.tsx'

interface BadgeToastProps {
  readonly onSee: (badge: BadgeId) => void
}

export function BadgeToast({ onSee }: BadgeToastProps) {
  const [next] = useNews()
  const place = useNewsPlace()
  const badge = badges.find(({ id }) => id === next)
  const id = badge?.id
  const [held, setHeld] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (!id) return
    return place ? forgetOnceSeen(id, card.current) : forgetAfterAWhile(id, held)
  }, [id, held, place])

  useEffect(() => {
    if (id) arrive(card.current, mark.current)
  }, [id])

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true)
    if (currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const close = (shown: BadgeId) => {
    // The button that was pressed is about to go: the focus goes back to where it came from.
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')
    back?.focus({ preventScroll: true })
    setHeld(false)
    forgetNews(shown)
  }

  const news = (
    <section
      aria-label={badge && 'News'}
      style={badge && rarityStyle(badge.rarity)}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
      className={classes(
        'print:hidden',
        !place &&
          'fixed z-40 max-md:inset-x-2 max-md:bottom-[calc(var(--bottom-bar)+8px)] md:right-6 md:bottom-6 md:w-100',
        place && badge && 'mt-5.5',
      )}
    >
      <div
        ref={card}
        className={classes(
          badge &&
            'flex flex-wrap items-center gap-x-1 rounded-[20px] border border-line bg-surface pt-2.5 pr-1.5 pl-3 md:flex-nowrap md:pb-2.5',
          badge && (place ? 'shadow-card' : 'shadow-[0_12px_40px_-8px_rgb(10_12_20/0.45)]'),
        )}
      >
        {/* In the page from the start, so that whatever comes into it is spoken. */}
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
                Badge won: {badge.name}
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
              See badges
            </Button>
            <button
              type="button"
              onClick={() => close(badge.id)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:bg-sunken max-md:self-start"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="sr-only">Close</span>
            </button>
          </>
        )}
      </div>
    </section>
  )
  return place ? createPortal(news, place.element) : news
}

/** Milliseconds that news lies above a page. */
const shownFor = 8000
/** Milliseconds in view that count as seen. */
const seenAfter = 2000

function forgetAfterAWhile(id: BadgeId, held: boolean): (() => void) | undefined {
  if (held) return
  const timer = setTimeout(() => forgetNews(id), shownFor)
  return () => clearTimeout(timer)
}

/** What was not in view yet when the student moves on comes along to the next question. */
function forgetOnceSeen(id: BadgeId, card: Element | null): (() => void) | undefined {
  if (!card) return
  let seen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => (seen = true), seenAfter)
    },
    { threshold: 0.6 },
  )
  observer.observe(card)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    if (seen) forgetNews(id)
  }
}

/** The card comes in, and the mark settles into its place with a small bounce. */
function arrive(card: Element | null, mark: Element | null): void {
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
