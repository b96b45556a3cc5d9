// Puts the missed questions into Tonight with one tap; without a plan it leads to one.
import { screens } from '@toron/domain/screens.ts'
import { useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { practiseMissed } from '../queries.ts'
import { messages } from './messages.ts'

const words = messages.tonight

type Outcome = { readonly put: number | null } | { readonly failure: string }

export function ToTonight({ sittingId, missed }: { sittingId: string; missed: number }) {
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (missed === 0) return <p className="text-ink-soft">{words.allRight}</p>
  const put = async () => {
    setPending(true)
    try {
      setOutcome({ put: await practiseMissed(sittingId) })
    } catch (error) {
      setOutcome({ failure: explain(error) })
    }
    setPending(false)
  }
  if (outcome && 'put' in outcome) {
    return outcome.put === null ? (
      <Alert tone="note" action={<ButtonLink to={screens.plan}>{words.makePlan}</ButtonLink>}>
        {words.noPlan}
      </Alert>
    ) : (
      <Alert
        tone="note"
        action={
          <ButtonLink kind="ghost" to={screens.tonight}>
            {words.see}
          </ButtonLink>
        }
      >
        {words.done(outcome.put)}
      </Alert>
    )
  }
  return (
    <>
      <Button pending={pending} onClick={() => void put()} className="w-full">
        {words.put(missed)}
      </Button>
      {outcome && <Alert>{outcome.failure}</Alert>}
    </>
  )
}
