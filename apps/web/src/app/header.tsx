// The header: on a wide screen the whole navigation, on a phone the logo and the balance.
import { productName } from '@toron/domain/product.ts'
import { CircleUserRound } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { BalanceChip } from '../features/rewards/balance-chip.tsx'
import { signInPath } from '../platform/next.ts'
import { signOut, useIsStudent } from '../platform/session.ts'
import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/marks.tsx'
import { isWithin, places } from './places.ts'

const linkClass =
  'inline-flex min-h-11 items-center rounded-[12px] px-2.5 font-semibold whitespace-nowrap no-underline hover:text-ink lg:px-3.5'

export function Header({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const isStudent = useIsStudent()
  const navigate = useNavigate()

  const leave = () => {
    void signOut()
    void navigate('/login')
  }

  return (
    <header
      className={classes(
        'sticky top-0 z-20 border-b border-line bg-paper/90 backdrop-blur-md print:hidden',
        className,
      )}
    >
      <div className="wrap flex h-14 items-center gap-2 md:h-18 lg:gap-3.5">
        <Link to="/dashboard" className="mr-2 flex min-h-11 items-center gap-3 no-underline lg:mr-4">
          <Logo />
          <span className="num text-[22px] font-bold">{productName}</span>
        </Link>
        <nav aria-label="Main" className="hidden gap-0.5 md:flex">
          {places.map(({ to, label }) => (
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
        <div className="grow" />
        {isStudent && <BalanceChip />}
        <Link
          to="/me"
          aria-current={pathname === '/me' ? 'page' : undefined}
          title="Me"
          className={classes(
            'hidden size-11 items-center justify-center rounded-[12px] hover:text-ink md:inline-flex',
            pathname === '/me' ? 'bg-sunken text-ink' : 'text-ink-soft',
          )}
        >
          <CircleUserRound aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
          <span className="sr-only">Me</span>
        </Link>
        {isStudent ? (
          <button
            type="button"
            onClick={leave}
            className={classes(linkClass, '-mr-2.5 lg:-mr-3.5 text-ink-soft max-md:hidden')}
          >
            Logout
          </button>
        ) : (
          <Link
            to={signInPath(pathname + search)}
            className={classes(linkClass, '-mr-2.5 lg:-mr-3.5 text-brand')}
          >
            Login
          </Link>
        )}
      </div>
    </header>
  )
}
