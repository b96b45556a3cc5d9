// The frame of every screen with the header: skip link, header, the screen itself, and the phone's bottom bar.
// A screen whose route says `handle = { ownPhoneHeader: true }` brings its own header on phones.
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { classes } from '../ui/classes.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'

export default function Shell() {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  // The key of a page opened from outside the app is 'default': there the browser puts the focus.
  const lastPath = useRef(key === 'default' ? pathname : '')
  const ownPhoneHeader = useMatches().some(({ handle }) => hasOwnPhoneHeader(handle))

  // A new screen takes the focus, so that the keyboard and the screen reader begin where the eyes do.
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-small bg-ink px-4 py-3 font-[650] text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header className={classes(ownPhoneHeader && 'max-md:hidden')} />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className="grow pb-(--bottom-bar)">
        <Outlet />
      </main>
      <BottomBar />
    </div>
  )
}

const hasOwnPhoneHeader = (handle: unknown): boolean =>
  typeof handle === 'object' &&
  handle !== null &&
  'ownPhoneHeader' in handle &&
  handle.ownPhoneHeader === true
