// Whether memory expects what comes true: recall before each answer beside the answers, in ten bins.
import { formatNumber } from '@toron/domain/format.ts'
import { useId } from 'react'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { answersOf, type Calibration, errorOf } from './calibration.ts'
import { messages } from './messages.ts'
import { useCalibration } from './use-calibration.ts'

const words = messages.calibration

export function CalibrationCard() {
  const titleId = useId()
  const { run, start, resume } = useCalibration()
  return (
    <section aria-labelledby={titleId}>
      <Card className="mt-5 p-5 md:p-6">
        <h2 id={titleId} className="text-[22px]">
          {words.title}
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">{words.about}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button kind="ghost" pending={run?.status === 'running'} onClick={start}>
            {words.compare}
          </Button>
          <p role="status" className="text-ink-soft tabular-nums">
            {run?.calibration && words.progress(run.calibration.students, answersOf(run.calibration))}
          </p>
        </div>
        {run?.status === 'failed' && (
          <Alert
            className="mt-4"
            action={
              <Button kind="ghost" onClick={resume}>
                {messages.retry}
              </Button>
            }
          >
            {explain(run.error)}
          </Alert>
        )}
        {run?.status === 'done' && run.calibration && <Result calibration={run.calibration} />}
      </Card>
    </section>
  )
}

const percent = (share: number) => `${formatNumber(Math.round(1000 * share) / 10)}%`

function Result({ calibration }: { calibration: Calibration }) {
  const error = errorOf(calibration)
  if (error === null) return <p className="mt-4">{words.none}</p>
  return (
    <>
      <p className="num mt-4 text-[22px] font-bold">{words.error(error)}</p>
      <table className="mt-3 w-full max-w-xl border-collapse text-[15px] tabular-nums">
        <thead>
          <tr className="text-ink-soft">
            {Object.values(words.columns).map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 text-start font-[650]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calibration.bins.map(({ answers, right, expected }, index) => (
            <tr key={words.bin(index)} className="border-t border-line [&>*]:py-2 [&>*]:pr-3">
              <th scope="row" className="text-start font-[650]">
                {words.bin(index)}
              </th>
              <td>{formatNumber(answers)}</td>
              <td>{answers === 0 ? words.empty : percent(expected / answers)}</td>
              <td>{answers === 0 ? words.empty : percent(right / answers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
