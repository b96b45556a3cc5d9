// The student's own ledger, newest entry first, a page at a time: every Skizie can be traced to what earned it.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { LedgerEntry } from '@toron/contract/rewards.ts'
import { formatNumber } from '@toron/domain/format.ts'
import { timePacks } from '@toron/domain/leaderboard/time-packs.ts'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCatalogue } from '../../platform/catalogue.ts'
import { explain } from '../../platform/messages.ts'
import { ledgerQuery, shelfQuery } from '../../platform/queries.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ArchMark, Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { momentInWords, signedAmount } from './history/history.ts'
import { messages } from './history/messages.ts'

/** The anchor that the balance in the header links to. */
const anchor = 'skizies-history'

export function SkiziesHistory() {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const ledger = useInfiniteQuery(ledgerQuery)
  const titleId = useId()
  const entries = ledger.data?.pages.flatMap((page) => page.entries)

  // When a page is opened at the anchor, the browser looks for the section before it is rendered.
  useEffect(() => {
    if (hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [hash])

  return (
    <section ref={section} id={anchor} aria-labelledby={titleId} className="scroll-mt-24">
      <Card className="overflow-hidden">
        <h2 id={titleId} className="px-5 pt-5 pb-4 text-[22px] md:px-6">
          {messages.title}
        </h2>
        {entries?.length === 0 && <NothingYet />}
        {entries && entries.length > 0 && (
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </ol>
        )}
        {ledger.isPending && <Rows />}
        {ledger.isError && (
          <div className="px-5 pb-5 md:px-6">
            <Alert
              action={
                <Button kind="ghost" pending={ledger.isFetching} onClick={() => void ledger.refetch()}>
                  {messages.retry}
                </Button>
              }
            >
              {explain(ledger.error)}
            </Alert>
          </div>
        )}
        {ledger.hasNextPage && !ledger.isError && (
          <div className="flex justify-center border-t border-line p-3">
            <Button
              kind="plain"
              pending={ledger.isFetchingNextPage}
              onClick={() => void ledger.fetchNextPage()}
            >
              {messages.older}
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const about = useAbout(entry)
  return (
    <li className="flex items-center gap-4 border-t border-line px-5 py-3.5 md:px-6">
      <div className="min-w-0 grow">
        <p className="font-[650]">
          {messages.reasons[entry.reason]}
          {about && <span className="font-normal text-ink-soft"> · {about}</span>}
        </p>
        <p className="text-[15px] text-ink-soft">
          <time dateTime={entry.at}>{momentInWords(new Date(entry.at), new Date())}</time>
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className="num inline-flex items-center gap-1.5 font-bold text-skizie-deep">
          <Keystone />
          {signedAmount(entry.amount)}
        </p>
        <p className="text-[15px] text-ink-soft tabular-nums">
          <span className="sr-only">{messages.balanceAfter}</span>
          {formatNumber(entry.balanceAfter)}
        </p>
      </div>
    </li>
  )
}

/** The name of what an entry is about; empty if there is none. */
function useAbout({ reason, about }: LedgerEntry): string {
  const { data: catalogue } = useCatalogue()
  const client = useQueryClient()
  switch (reason) {
    case 'question':
    case 'run-10':
    case 'run-25':
    case 'bounty':
    case 'changed-key': {
      const topic = catalogue?.subjects.flatMap(({ topics }) => topics).find(({ key }) => key === about)
      return topic?.name ?? about.replaceAll('_', ' ')
    }
    case 'unlock': {
      // Named only if the shelf is cached: the name is not worth a call.
      const shelf = client.getQueryData(shelfQuery.queryKey)
      const resource = shelf?.groups.flatMap(({ resources }) => resources).find(({ path }) => path === about)
      return resource?.name ?? ''
    }
    case 'time-pack':
      return timePacks.find(({ id }) => id === about)?.name ?? ''
    case 'friend-joined':
    case 'friend-practised':
      return ''
  }
}

function NothingYet() {
  return (
    <div className="flex flex-col items-center gap-4 border-t border-line px-5 py-10 text-center">
      <ArchMark className="h-20 w-17 bg-skizie-wash pt-1 text-skizie">
        <Keystone className="h-8 w-auto" />
      </ArchMark>
      <p className="max-w-80 text-ink-soft">{messages.nothing}</p>
      <ButtonLink to="/dashboard">{messages.chooseTopic}</ButtonLink>
    </div>
  )
}

function Rows() {
  return (
    <div>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center border-t border-line px-5 py-4 md:px-6">
          <div className="grow">
            <Skeleton className="mb-2 h-5 w-48 max-w-full" />
            <Skeleton className="h-4 w-28" />
          </div>
          <Skeleton className="h-6 w-14" />
        </div>
      ))}
    </div>
  )
}
