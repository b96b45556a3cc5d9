// Puts the missed questions into Tonight with one tap; without a plan it leads to one.
import { useMutation } from '@tanstack/react-query'
import { screens } from '@toron/domain/screens.ts'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { practiseMissed } from '../queries.ts'
import { messages } from './messages.ts'

const words = messages.tonight

export function ToTonight({ sittingId, missed }: { sittingId: string; missed: number }) {
  const putting = useMutation({ mutationFn: () => practiseMissed(sittingId) })
  if (missed === 0) return <p className="text-ink-soft">{words.allRight}</p>
  if (putting.isSuccess) {
    return putting.data === null ? (
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
        {words.done(putting.data)}
      </Alert>
    )
  }
  return (
    <>
      <Button pending={putting.isPending} onClick={() => putting.mutate()} className="w-full">
        {words.put(missed)}
      </Button>
      {putting.isError && <Alert>{explain(putting.error)}</Alert>}
    </>
  )
}
