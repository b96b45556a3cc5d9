// The phone's navigation: six arches along the bottom edge, within reach of a thumb. Not there while a keypad is.
import { screens } from '@toron/domain/screens.ts'
import { CircleUserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { ArchMark } from '../../ui/marks.tsx'
import { messages } from './messages.ts'
import { isWithin, type NavItem, navItems } from './nav-items.ts'

const me: NavItem = { to: screens.me, ...messages.places.me, icon: CircleUserRound }

export function BottomBar() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={messages.navigation}
      className="fixed inset-x-0 bottom-0 z-20 flex h-(--bottom-bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom,0px)] md:hidden print:hidden [:root:has([data-keypad])_&]:hidden"
    >
      {[...navItems, me].map(({ to, shortLabel, icon: Icon }) => {
        const here = isWithin(to, pathname)
        return (
          <Link
            key={to}
            to={to}
            aria-current={here ? 'page' : undefined}
            className={classes(
              'flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-[13px] leading-none font-[650] no-underline',
              here ? 'text-brand' : 'text-ink-soft',
            )}
          >
            <ArchMark
              className={classes(
                'h-7.5 w-8.5 rounded-b-[4px] pt-1 [&_svg]:size-4.5',
                here ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-soft',
              )}
            >
              <Icon strokeWidth={1.75} />
            </ArchMark>
            {shortLabel}
          </Link>
        )
      })}
    </nav>
  )
}
