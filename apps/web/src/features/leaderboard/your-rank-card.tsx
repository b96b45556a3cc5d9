// The student's own rank, who is next, and whether others see the student's name.
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { useId } from 'react'
import { explain } from '../../platform/messages.ts'
import { useMe } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Choice } from '../../ui/choice.tsx'
import { ArchMark } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { distance } from './board.ts'
import { messages } from './messages.ts'
import { type BoardPage, useSetVisibility } from './queries.ts'

const { yourRank, visibility } = messages

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
          {yourRank.title}
        </h2>
        <div className="mt-3 mb-4 flex min-h-14 items-center gap-3.5">
          {!page ? (
            <RankLoading />
          ) : page.you ? (
            <>
              <span className="num text-[46px] font-bold">{yourRank.rank(page.you.rank)}</span>
              <span className="leading-snug text-ink-soft">
                {yourRank.of(page.total)}
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
        {yourRank.unknown}
      </ArchMark>
      <p className="min-w-0 leading-snug text-ink-soft">
        <span className="font-[650] text-ink">{yourRank.notYet[board]}</span> {yourRank.howItCounts}
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
      <p className="mb-2.5 text-[15px] text-ink-soft">{visibility.warning}</p>
      <Choice
        legend={visibility.legend}
        legendHidden
        name="visibility"
        options={[
          { value: 'public', label: visibility.public },
          { value: 'anonymous', label: visibility.anonymous },
        ]}
        chosen={me.isAnonymous ? 'anonymous' : 'public'}
        onChoose={(value) => !setting.isPending && setting.mutate(value === 'anonymous')}
      />
      <p role="status" className="mt-2.5 text-[15px] text-ink-soft">
        {me.isAnonymous || me.nameHidden ? visibility.isAnonymous : visibility.isPublic}
      </p>
      {setting.isError && (
        <Alert className="mt-3">
          {(me.isAnonymous ? visibility.stillAnonymous : visibility.stillPublic)(explain(setting.error))}
        </Alert>
      )}
    </>
  )
}
