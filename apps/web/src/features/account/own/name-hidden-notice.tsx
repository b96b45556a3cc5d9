// Tells a student whose name was hidden why others do not see it, and what to do (decision 68).
import { Link, useLocation } from 'react-router'
import { useMe } from '../../../platform/session.ts'

export function NameHiddenNotice() {
  const { data: me } = useMe()
  const { pathname } = useLocation()
  return (
    <div role="status">
      {me?.nameHidden && (
        <p className="bg-skizie-wash px-4 py-2.5 text-center text-[15px] font-semibold text-skizie-deep">
          Students reported your name, so others see “Anonymous User” now.{' '}
          {pathname === '/me' ? (
            'Press “Edit profile” and choose another name.'
          ) : (
            <Link to="/me" className="inline-flex min-h-11 items-center underline underline-offset-4">
              Choose another name
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
