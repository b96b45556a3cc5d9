// The student's name, picture and email, with editing and Logout.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../../platform/messages.ts'
import { leave, useMe } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StudentMark } from '../../../ui/student-mark.tsx'
import { messages } from './messages.ts'
import { ProfileDialog } from './profile-dialog.tsx'

export function ProfileCard() {
  const { data: me, isError, isFetching, error, refetch } = useMe()
  const [editing, setEditing] = useState(false)
  const navigate = useNavigate()

  return (
    <Card className="flex flex-col gap-5 p-5 md:p-6">
      {isError && !me ? (
        <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
          {explain(error)}
        </LoadAlert>
      ) : (
        <div className="flex items-center gap-4">
          {me ? (
            <StudentMark student={{ ...me, isAnonymous: false }} className="size-16 text-[26px]" />
          ) : (
            <Skeleton className="size-16 rounded-full" />
          )}
          <div className="min-w-0 wrap-anywhere">
            <p dir="auto" className="num text-[22px] font-bold">
              {me?.displayName ?? <Skeleton className="h-6 w-40" />}
            </p>
            <p className="text-ink-soft">{me?.email ?? <Skeleton className="mt-2 h-5 w-52" />}</p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {me && (
          <Button kind="ghost" onClick={() => setEditing(true)}>
            {messages.profile.edit}
          </Button>
        )}
        <Button kind="ghost" onClick={() => void leave(() => void navigate('/login'))}>
          {messages.profile.signOut}
        </Button>
      </div>
      {me && <ProfileDialog me={me} open={editing} onClose={() => setEditing(false)} />}
    </Card>
  )
}
