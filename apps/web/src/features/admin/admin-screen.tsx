// The administrator's tool: checks that every balance, progress and board agrees with what it sums up, and repairs
// what does not (decision 6).
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
import { FindingsTable } from './findings-table.tsx'
import { ReportedNames } from './reported-names.tsx'
import { RingsCard } from './rings-card.tsx'
import { useAudit } from './use-audit.ts'

export default function AdminScreen() {
  const { run, begin, goOn, stop } = useAudit()
  const [asking, setAsking] = useState(false)
  const isRunning = run?.status === 'running' || run?.status === 'stopping'
  const main = useRef<HTMLButtonElement>(null)
  const status = run?.status
  // The button that was pressed may be gone by now, and the focus with it.
  useEffect(() => {
    if (status && document.activeElement === document.body) main.current?.focus()
  }, [status])
  const canRepair = run?.status === 'done' && !run.audit.repair && run.audit.findings.length > 0

  return (
    <div className="wrap py-6 md:py-9">
      <PageTitle>The books</PageTitle>
      <h1 className="mb-2.5 text-[32px] md:text-[40px]">The books</h1>
      <p className="mb-5 max-w-2xl text-ink-soft md:mb-7">
        Every balance must be the sum of its ledger, all progress the sum of its answers, and every board the
        sum of its minutes. Checking changes nothing.
      </p>

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
                Stop
              </Button>
            ) : (
              <Button ref={main} kind={canRepair ? 'ghost' : 'primary'} onClick={() => begin(false)}>
                Check the books
              </Button>
            )}
            {run?.status === 'stopped' && (
              <Button kind="ghost" onClick={goOn}>
                Go on
              </Button>
            )}
            {canRepair && <Button onClick={() => setAsking(true)}>Repair</Button>}
          </div>
        </div>
        {run?.status === 'failed' && (
          <Alert
            className="mt-5"
            action={
              <Button kind="ghost" onClick={goOn}>
                Try again
              </Button>
            }
          >
            {explain(run.error)}
          </Alert>
        )}
      </Card>

      {run && run.audit.findings.length > 0 && <FindingsTable audit={run.audit} />}
      {run && run.audit.rings.length > 0 && <RingsCard rings={run.audit.rings} />}

      <ReportedNames />

      <Dialog open={asking} onClose={() => setAsking(false)} title="Repair the books?">
        <p className="mb-5 text-ink-soft">
          What differs is set to what the ledger, the answers and the minutes sum up to. Those themselves are
          never changed. This cannot be undone.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
          <Button
            onClick={() => {
              setAsking(false)
              begin(true)
            }}
          >
            Repair now
          </Button>
          <Button kind="ghost" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function headline(run: ReturnType<typeof useAudit>['run']): string {
  switch (run?.status) {
    case undefined:
      return 'Not checked yet'
    case 'running':
      return run.audit.repair ? 'Repairing...' : 'Checking...'
    case 'stopping':
      return 'Stopping...'
    case 'stopped':
      return 'Stopped'
    case 'failed':
      return 'Interrupted'
    case 'done':
      return outcomeInWords(run.audit)
  }
}
