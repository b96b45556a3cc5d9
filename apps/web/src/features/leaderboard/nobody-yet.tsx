// A board before its first minute, as every board is for a moment when a month begins.
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { Card } from '../../ui/card.tsx'
import { Podium } from './podium.tsx'

export function NobodyYet({ board }: { board: BoardName }) {
  return (
    <>
      <div aria-hidden="true">
        <Podium board={board} rows={[]} ownId="" />
      </div>
      <Card className="mt-5 px-5 py-6 text-center">
        <p className="font-[650]">
          {board === 'monthly' ? 'Nobody has a minute this month yet.' : 'Nobody has a minute yet.'}
        </p>
        <p className="mt-1 text-ink-soft">The first place is free: practise for a minute, and it is yours.</p>
      </Card>
    </>
  )
}
