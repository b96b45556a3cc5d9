// The paper that is open: go on with it, or give it up.
import { useMutation } from '@tanstack/react-query'
import { formatTime } from '@toron/domain/format-dates.ts'
import { screens } from '@toron/domain/screens.ts'
import { useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { messages as papers } from '../messages.ts'
import { giveUpPaper, type PapersReply } from '../queries.ts'
import { messages } from './messages.ts'

const words = messages.open

export function OpenCard({ open }: { open: NonNullable<PapersReply['open']> }) {
  const [isAsked, setAsked] = useState(false)
  const givingUp = useMutation({ mutationFn: () => giveUpPaper(open.id) })
  const time = formatTime(open.deadline)
  return (
    <Card className="p-5 md:p-7" data-subject={open.paper.subject}>
      <h2 className="text-2xl">{words.title}</h2>
      <p className="mt-2 text-subject font-[650]">{papers.name(open.paper)}</p>
      <p className="mt-1 text-ink-soft">
        {open.allowance === 'open' ? words.untilDay(papers.day(open.deadline), time) : words.until(time)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={`${screens.paper}?sitting=${open.id}`} className="max-sm:grow">
          {words.goOn}
        </ButtonLink>
        <Button kind="ghost" onClick={() => setAsked(true)} className="max-sm:grow">
          {words.giveUp}
        </Button>
      </div>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={words.dialog.title}>
        <p>{words.dialog.text}</p>
        {givingUp.isError && <Alert className="mt-3">{explain(givingUp.error)}</Alert>}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button kind="ghost" onClick={() => setAsked(false)} className="grow">
            {words.dialog.keep}
          </Button>
          <Button pending={givingUp.isPending} onClick={() => givingUp.mutate()} className="grow">
            {words.dialog.giveUp}
          </Button>
        </div>
      </Dialog>
    </Card>
  )
}
