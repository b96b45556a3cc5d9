// The administrator's tool: checks every balance, progress and board against the entries they sum up, and repairs
// differences (decision 6).
import { BookCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ArchMark } from '../../ui/marks.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { outcomeInWords, progressInWords } from './audit.ts'
import { CalibrationCard } from './calibration-card.tsx'
import { FindingsTable } from './findings-table.tsx'
import { messages } from './messages.ts'
import { PaperCodes } from './paper-codes.tsx'
import { ReportedNames } from './reported-names.tsx'
import { RingsCard } from './rings-card.tsx'
import { useAudit } from './use-audit.ts'

const { repair } = messages

export default function AdminScreen() {
  const { run, start, resume, stop } = useAudit()
  const [asking, setAsking] = useState(false)
  const isRunning = run?.status === 'running' || run?.status === 'stopping'
  const main = useRef<HTMLButtonElement>(null)
  const status = run?.status
  // The pressed button may have been removed, and the focus with it.
  useEffect(() => {
    if (status && document.activeElement === document.body) main.current?.focus()
  }, [status])
  const canRepair = run?.status === 'done' && !run.audit.repair && run.audit.findings.length > 0

  return (
    <div className="wrap py-6 md:py-9">
      <PageTitle>{messages.title}</PageTitle>
      <h1 className="mb-2.5 text-[32px] md:text-[40px]">{messages.title}</h1>
      <p className="mb-5 max-w-2xl text-ink-soft md:mb-7">{messages.about}</p>

      <Card className="p-5 md:p-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <ArchMark className="h-[62px] w-[54px] rounded-b-none bg-brand pt-1 text-on-fill [&_svg]:size-6.5">
            <BookCheck strokeWidth={1.75} />
          </ArchMark>
          <div role="status" className="min-w-0 flex-1 basis-52">
            <p className="num text-[22px] font-bold">{headline(run)}</p>
            {run && <p className="text-ink-soft tabular-nums">{progressInWords(run.audit)}</p>}
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">
            {isRunning ? (
              <Button ref={main} kind="ghost" onClick={stop} pending={run.status === 'stopping'}>
                {messages.stop}
              </Button>
            ) : (
              <Button ref={main} kind={canRepair ? 'ghost' : 'primary'} onClick={() => start(false)}>
                {messages.check}
              </Button>
            )}
            {run?.status === 'stopped' && (
              <Button kind="ghost" onClick={resume}>
                {messages.goOn}
              </Button>
            )}
            {canRepair && <Button onClick={() => setAsking(true)}>{repair.ask}</Button>}
          </div>
        </div>
        {run?.status === 'failed' && (
          <Alert
            className="mt-5"
            action={
              <Button kind="ghost" onClick={resume}>
                {messages.retry}
              </Button>
            }
          >
            {explain(run.error)}
          </Alert>
        )}
      </Card>

      {run && run.audit.findings.length > 0 && <FindingsTable audit={run.audit} />}
      {run && run.audit.rings.length > 0 && <RingsCard rings={run.audit.rings} />}

      <CalibrationCard />
      <ReportedNames />
      <PaperCodes />

      <Dialog open={asking} onClose={() => setAsking(false)} title={repair.title}>
        <p className="mb-5 text-ink-soft">{repair.text}</p>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
          <Button
            onClick={() => {
              setAsking(false)
              start(true)
            }}
          >
            {repair.submit}
          </Button>
          <Button kind="ghost" onClick={() => setAsking(false)}>
            {repair.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

const headline = (run: ReturnType<typeof useAudit>['run']): string => {
  switch (run?.status) {
    case undefined:
      return messages.status.none
    case 'running':
      return run.audit.repair ? messages.status.repairing : messages.status.checking
    case 'stopping':
      return messages.status.stopping
    case 'stopped':
      return messages.status.stopped
    case 'failed':
      return messages.status.failed
    case 'done':
      return outcomeInWords(run.audit)
  }
}
