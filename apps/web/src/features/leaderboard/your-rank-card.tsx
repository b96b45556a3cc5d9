// Where one stands and who is next, and whether the others see one's name.
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { anonymousName } from '@toron/domain/account/name.ts'
import { useId } from 'react'
import { explain } from '../../platform/messages.ts'
import { useMe } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Choice } from '../../ui/choice.tsx'
import { ArchMark } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { distance } from './board.ts'
import { type BoardPage, useSetVisibility } from './queries.ts'

const number = new Intl.NumberFormat('en')

interface YourRankCardProps {
  readonly board: BoardName
  /** The first page of the board; undefined while it loads. */
  readonly page: BoardPage | undefined
}

export function YourRankCard({ board, page }: YourRankCardProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card className="p-5 md:p-5.5">
        <h2 id={titleId} className="font-body! text-[15px] font-[650]! tracking-normal! text-ink-soft">
          Your Rank
        </h2>
        <div className="mt-3 mb-4 flex min-h-14 items-center gap-3.5">
          {!page ? (
            <RankLoading />
          ) : page.you ? (
            <>
              <span className="num text-[46px] font-bold">{number.format(page.you.rank)}</span>
              <span className="leading-snug text-ink-soft">
                of {number.format(page.total)}
                <br />
                {distance(page.you)}
              </span>
            </>
          ) : (
            <NotYet board={board} />
          )}
        </div>
        <Visibility />
      </Card>
    </section>
  )
}

function NotYet({ board }: { board: BoardName }) {
  return (
    <>
      <ArchMark className="h-16 w-14 self-start border-2 border-dashed border-edge bg-transparent pt-1 text-2xl text-ink-soft">
        ?
      </ArchMark>
      <p className="min-w-0 leading-snug text-ink-soft">
        <span className="font-[650] text-ink">
          {board === 'monthly'
            ? 'Your first minute this month is still to come.'
            : 'Your first minute is still to come.'}
        </span>{' '}
        Every minute that you have this app in front of you counts. The first one puts you on the board.
      </p>
    </>
  )
}

function RankLoading() {
  return (
    <>
      <Skeleton className="h-11 w-13" />
      <span>
        <Skeleton className="mb-2 h-4 w-18" />
        <Skeleton className="h-4 w-36" />
      </span>
    </>
  )
}

function Visibility() {
  const { data: me, isError } = useMe()
  const setting = useSetVisibility()
  if (!me) return isError ? null : <Skeleton className="h-13 w-60 rounded-full" />
  return (
    <>
      <p className="mb-2.5 text-[15px] text-ink-soft">
        Before you switch: students who have the board open right now can tell that it was you.
      </p>
      <Choice
        legend="How others see you"
        legendHidden
        name="visibility"
        options={[
          { value: 'public', label: 'Public' },
          { value: 'anonymous', label: 'Anonymous' },
        ]}
        chosen={me.isAnonymous ? 'anonymous' : 'public'}
        onChoose={(value) => !setting.isPending && setting.mutate(value === 'anonymous')}
      />
      <p role="status" className="mt-2.5 text-[15px] text-ink-soft">
        {me.isAnonymous || me.nameHidden
          ? `Others see “${anonymousName}” and no picture. Your rank stays yours.`
          : 'Others see your name and your picture.'}
      </p>
      {setting.isError && (
        <Alert className="mt-3">
          {explain(setting.error)} You are still {me.isAnonymous ? 'anonymous' : 'public'}.
        </Alert>
      )}
    </>
  )
}
