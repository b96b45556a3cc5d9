// The frame of every screen with the header: skip link, header, the screen itself, and the phone's bottom bar.
// What can happen on any screen is here too: the minute ticker, the badge toast and dialog; the rest comes later (app/offline/later.tsx).
// A screen whose route exports `handle = { ownPhoneHeader: true }` has its own header on phones; one with `standsAlone` has no
// navigation at all, as a paper in an examination.
import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { MinuteTicker } from '../../features/leaderboard/minute-ticker.tsx'
import { NewsSlot } from '../../features/questions/slots.tsx'
import { BadgeNews } from '../../features/rewards/badge-news.tsx'
import { BadgesDialog, type BadgesView } from '../../features/rewards/badges-dialog.tsx'
import { ChoiceContext } from '../../platform/offline/choice-slot.tsx'
import { useIsStudent } from '../../platform/session.ts'
import { classes } from '../../ui/classes.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { ChoiceButtonSlot, LaterSlot } from './later-slots.tsx'

export default function Shell() {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  // The key of a page opened from outside the app is 'default': there the browser sets the focus.
  const lastPath = useRef(key === 'default' ? pathname : '')
  const isStudent = useIsStudent()
  const [badges, setBadges] = useState<BadgesView>('closed')
  const matches = useMatches()
  const ownPhoneHeader = matches.some(({ handle }) => has(handle, 'ownPhoneHeader'))
  const standsAlone = matches.some(({ handle }) => has(handle, 'standsAlone'))

  // A new screen takes the focus, so that the keyboard and the screen reader start at its content.
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    setBadges('closed')
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!standsAlone && (
        <Header className={classes(ownPhoneHeader && 'max-md:hidden')} onBadges={() => setBadges('start')} />
      )}
      <LaterSlot />
      {isStudent && (
        <>
          <MinuteTicker />
          <NewsSlot />
          <BadgeNews onSee={setBadges} />
          <BadgesDialog view={badges} onClose={() => setBadges('closed')} />
        </>
      )}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={classes('grow', !standsAlone && 'pb-(--bottom-bar)')}
      >
        <ChoiceContext value={ChoiceButtonSlot}>
          <Outlet />
        </ChoiceContext>
      </main>
      {!standsAlone && <BottomBar />}
    </div>
  )
}

const has = (handle: unknown, name: 'ownPhoneHeader' | 'standsAlone'): boolean =>
  typeof handle === 'object' && handle !== null && name in handle
