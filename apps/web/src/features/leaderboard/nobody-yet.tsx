// A board without minutes, as at the start of every month.
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { Card } from '../../ui/card.tsx'
import { messages } from './messages.ts'
import { Podium } from './podium.tsx'

export function NobodyYet({ board }: { board: BoardName }) {
  return (
    <>
      <div aria-hidden="true">
        <Podium board={board} rows={[]} ownId="" />
      </div>
      <Card className="mt-5 px-5 py-6 text-center">
        <p className="font-[650]">{messages.nobodyYet.title[board]}</p>
        <p className="mt-1 text-ink-soft">{messages.nobodyYet.text}</p>
      </Card>
    </>
  )
}
