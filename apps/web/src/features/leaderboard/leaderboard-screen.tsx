// The leaderboard: who has studied the longest, this month or ever, and the student's own rank. The board in view is
// in the address. Visitors are asked to sign in (decision 7).
import { useQuery } from '@tanstack/react-query'
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { ArrowDown, Trophy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { explain } from '../../platform/messages.ts'
import { signInPath } from '../../platform/next.ts'
import { useIsStudent, useMe } from '../../platform/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Choice } from '../../ui/choice.tsx'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { MessageScreen } from '../../ui/message-screen.tsx'
import { podiumSize } from './board.ts'
import { BoardLoading } from './board-loading.tsx'
import { BuyTimePanel } from './buy-time-panel.tsx'
import { LastPodium } from './last-podium.tsx'
import { messages } from './messages.ts'
import { NobodyYet } from './nobody-yet.tsx'
import { Podium } from './podium.tsx'
import { boardPage } from './queries.ts'
import { RankList } from './rank-list.tsx'
import { ReportNames } from './report-names.tsx'
import { YourRankCard } from './your-rank-card.tsx'

const { signInFirst, boards } = messages

/** @param invite shown beside the board */
export function LeaderboardScreen({ invite }: { invite: ReactNode }) {
  if (!useIsStudent()) return <SignInFirst />
  return (
    <ReportNames>
      <Boards invite={invite} />
    </ReportNames>
  )
}

function SignInFirst() {
  return (
    <MessageScreen
      icon={<Trophy strokeWidth={1.75} />}
      title={signInFirst.title}
      actions={
        <>
          <ButtonLink to={signInPath('/leaderboard')}>{signInFirst.signIn}</ButtonLink>
          <ButtonLink kind="ghost" to={{ pathname: '/signup', search: '?next=%2Fleaderboard' }}>
            {signInFirst.signUp}
          </ButtonLink>
        </>
      }
    >
      <p>{signInFirst.text}</p>
    </MessageScreen>
  )
}

function Boards({ invite }: { invite: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const board: BoardName = search.get('board') === 'all-time' ? 'all-time' : 'monthly'
  const ownId = useId()
  const top = useQuery(boardPage(board, 0))
  const { data: page } = top
  const failed = [top, useMe()].filter(({ isError, data }) => isError && !data)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  const isOnPodium = page?.rows.slice(0, podiumSize).some(({ isYou }) => isYou) ?? false

  const choose = (chosen: BoardName) =>
    setSearch(chosen === 'monthly' ? {} : { board: chosen }, { replace: true, preventScrollReset: true })

  return (
    <div className="wrap py-6 md:py-9">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-6.5">
        <h1 className="text-[32px] md:text-[40px]">{messages.title}</h1>
        <Choice
          legend={boards.legend}
          legendHidden
          name="board"
          options={[
            { value: 'monthly', label: boards.monthly },
            { value: 'all-time', label: boards['all-time'] },
          ]}
          chosen={board}
          onChoose={choose}
        />
      </div>
      {failed[0] && (
        <LoadAlert className="mb-5" pending={failed.some(({ isFetching }) => isFetching)} onRetry={retry}>
          {explain(failed[0].error)}
        </LoadAlert>
      )}
      {/* On a phone the list comes last, because it has no end. */}
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-[1fr_384px] lg:grid-rows-[auto_1fr] lg:gap-x-7">
        <div>
          {page &&
            (page.total > 0 ? (
              <Podium board={board} rows={page.rows.slice(0, podiumSize)} ownId={ownId} />
            ) : (
              <NobodyYet board={board} />
            ))}
          {top.isPending && <BoardLoading />}
          {page && page.total > podiumSize && (
            <a
              href="#ranks"
              className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-[650] text-brand underline-offset-4 hover:underline lg:hidden"
            >
              {messages.everyoneFrom(podiumSize + 1)}
              <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </a>
          )}
          {page && page.total > 0 && page.total <= podiumSize && (
            <Card className="mt-5 px-5 py-5 text-center text-ink-soft">
              {page.total < podiumSize ? messages.placeOnPodium : messages.nextPlace(podiumSize + 1)}
            </Card>
          )}
        </div>
        {/* Beside a long list this column scrolls until its end is in view, then sticks. */}
        <div className="flex flex-col justify-end lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="flex flex-col gap-5 lg:sticky lg:bottom-6 lg:min-h-[calc(100dvh-8rem)]">
            {(page || top.isPending) && <YourRankCard board={board} page={page} />}
            <BuyTimePanel />
            {invite}
            <LastPodium />
          </div>
        </div>
        {page && page.total > podiumSize && (
          <RankList
            key={board}
            board={board}
            total={page.total}
            ownRank={page.you?.rank ?? null}
            isOnPodium={isOnPodium}
            ownId={ownId}
          />
        )}
      </div>
    </div>
  )
}
