// Tells a student with a hidden name why others do not see it, and what to do (decision 68).
import { Link, useLocation } from 'react-router'
import { useMe } from '../../../platform/session.ts'
import { Words } from '../../../ui/words.tsx'
import { messages } from './messages.ts'

export function NameHiddenNotice() {
  const { data: me } = useMe()
  const { pathname } = useLocation()
  return (
    <div role="status">
      {me?.nameHidden && (
        <p className="bg-skizie-wash px-4 py-2.5 text-center text-[15px] font-semibold text-skizie-deep">
          <Words
            text={pathname === '/me' ? messages.onOwnPage : messages.elsewhere}
            marks={{
              me: (words) => (
                <Link to="/me" className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </div>
  )
}
