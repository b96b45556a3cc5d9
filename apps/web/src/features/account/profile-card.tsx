// Who is signed in here, and the way out.
import { useNavigate } from 'react-router'
import { explain } from '../../platform/messages.ts'
import { signOut, useMe } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ArchMark } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ProfileCard() {
  const { data: me, isError, isFetching, error, refetch } = useMe()
  const navigate = useNavigate()

  const leave = () => {
    void signOut()
    void navigate('/login')
  }

  return (
    <Card className="flex flex-col gap-5 p-5 md:p-6">
      {isError ? (
        <Alert
          action={
            <Button kind="ghost" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {explain(error)}
        </Alert>
      ) : (
        <div className="flex items-center gap-4">
          <ArchMark>{[...(me?.displayName.trim() ?? '')][0]?.toUpperCase() ?? ''}</ArchMark>
          <div className="min-w-0 wrap-anywhere">
            <p className="num text-[22px] font-bold">
              {me?.displayName ?? <Skeleton className="h-6 w-40" />}
            </p>
            <p className="text-ink-soft">{me?.email ?? <Skeleton className="mt-2 h-5 w-52" />}</p>
          </div>
        </div>
      )}
      <Button kind="ghost" onClick={leave} className="self-start">
        Logout
      </Button>
    </Card>
  )
}
