// The button that scrolls to the student's own row when it is out of view. The focus moves along, so that reading
// continues there.
import { useQueryClient } from '@tanstack/react-query'
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { explain } from '../../platform/messages.ts'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { findOwnPosition } from './queries.ts'

interface GoToMyPlaceProps {
  readonly board: BoardName
  readonly ownRank: number
  readonly isOnPodium: boolean
  readonly ownId: string
  /** The student's own row is in view. */
  readonly isHidden: boolean
  readonly isBelow: boolean
  /** Brings the row at a position into view. */
  readonly onGo: (position: number) => void
}

export function GoToMyPlace(props: GoToMyPlaceProps) {
  const { board, ownRank, isOnPodium, ownId, isHidden, isBelow, onGo } = props
  const client = useQueryClient()
  const [isSearching, setSearching] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const [note, setNote] = useState('')

  // The row exists only once the list has been scrolled to it.
  useEffect(() => {
    const row = isGoing && document.getElementById(ownId)
    if (!row) return
    row.focus({ preventScroll: true })
    setGoing(false)
  })

  async function go() {
    setNote('')
    if (isOnPodium) {
      document.getElementById(ownId)?.scrollIntoView({ block: 'center' })
      return setGoing(true)
    }
    setSearching(true)
    try {
      const position = await findOwnPosition(client, board)
      onGo(position ?? ownRank)
      setGoing(position !== null)
    } catch (error) {
      setNote(explain(error))
    }
    setSearching(false)
  }

  const Arrow = isBelow ? ArrowDown : ArrowUp
  return (
    <>
      <p
        role="status"
        className={note ? 'rounded-medium border border-line bg-surface px-4 py-2.5 shadow-card' : 'sr-only'}
      >
        {note}
      </p>
      {!isHidden && (
        <Button pending={isSearching} onClick={() => void go()} className="rounded-full! shadow-card">
          <Arrow aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {messages.list.goToMyPlace}
        </Button>
      )}
    </>
  )
}
