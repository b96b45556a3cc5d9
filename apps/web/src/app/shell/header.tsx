// The header: the whole navigation on a wide screen; the logo, the balance and the badges on a phone.
import { productName } from '@toron/domain/product.ts'
import { CircleUserRound } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { BadgesButton } from '../../features/rewards/badges-button.tsx'
import { BalanceChip } from '../../features/rewards/balance-chip.tsx'
import { signInPath } from '../../platform/next.ts'
import { leave, useIsStudent } from '../../platform/session.ts'
import { classes } from '../../ui/classes.ts'
import { Logo } from '../../ui/marks.tsx'
import { messages } from './messages.ts'
import { isWithin, navItems } from './nav-items.ts'

const linkClass =
  'inline-flex min-h-11 items-center rounded-[12px] px-2.5 font-semibold whitespace-nowrap no-underline hover:text-ink lg:px-3.5'

interface HeaderProps {
  readonly className?: string
  readonly onBadges: () => void
}

export function Header({ className, onBadges }: HeaderProps) {
  const { pathname, search } = useLocation()
  const isStudent = useIsStudent()
  const navigate = useNavigate()

  return (
    <header className={classes('sticky top-0 z-20 border-b border-line bg-paper print:hidden', className)}>
      <div className="wrap flex h-14 items-center gap-2 md:h-18 lg:gap-3.5">
        <Link
          to="/dashboard"
          className="inline-flex min-h-11 min-w-8 shrink items-center no-underline max-md:mr-auto lg:mr-4"
        >
          {/* Where space is short, the name wraps out of sight and the logo stays. */}
          <span className="flex h-8 flex-wrap items-center gap-x-2.5 overflow-hidden lg:gap-x-3">
            <Logo className="size-8 shrink-0" />
            <span className="num text-[22px] leading-8! font-bold">{productName}</span>
          </span>
        </Link>
        <nav aria-label={messages.navigation} className="mr-auto hidden gap-0.5 md:flex">
          {navItems.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={isWithin(to, pathname) ? 'page' : undefined}
              className={classes(linkClass, isWithin(to, pathname) ? 'bg-sunken text-ink' : 'text-ink-soft')}
            >
              {label}
            </Link>
          ))}
        </nav>
        {isStudent && <BalanceChip />}
        {isStudent && <BadgesButton onOpen={onBadges} />}
        <Link
          to="/me"
          aria-current={pathname === '/me' ? 'page' : undefined}
          title={messages.places.me.label}
          className={classes(
            'hidden size-11 shrink-0 items-center justify-center rounded-[12px] hover:text-ink md:inline-flex',
            pathname === '/me' ? 'bg-sunken text-ink' : 'text-ink-soft',
          )}
        >
          <CircleUserRound aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
          <span className="sr-only">{messages.places.me.label}</span>
        </Link>
        {isStudent ? (
          <button
            type="button"
            onClick={() => void leave(() => void navigate('/login'))}
            className={classes(linkClass, '-mr-2.5 lg:-mr-3.5 text-ink-soft max-md:hidden')}
          >
            {messages.signOut}
          </button>
        ) : (
          <Link
            to={signInPath(pathname + search)}
            className={classes(linkClass, '-mr-2.5 lg:-mr-3.5 text-brand')}
          >
            {messages.signIn}
          </Link>
        )}
      </div>
    </header>
  )
}
