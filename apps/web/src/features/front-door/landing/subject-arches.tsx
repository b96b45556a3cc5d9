// The five subjects as gateways of different heights, behind the question to try.
import { classes } from '../../../ui/classes.ts'
import { Keystone } from '../../../ui/marks.tsx'

const arches = [
  { subject: 'physics', height: 'h-[93%]' },
  { subject: 'biology', height: 'h-[96.5%]' },
  { subject: undefined, height: 'h-full' },
  { subject: 'general_mathematics', height: 'h-[95%]' },
  { subject: 'additional_mathematics', height: 'h-[91.5%]' },
] as const

export function SubjectArches({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('items-end gap-3', className)}>
      {arches.map(({ subject, height }) => (
        <div
          key={height}
          data-subject={subject}
          className={classes(
            'flex min-w-0 flex-1 items-start justify-center rounded-t-full bg-subject pt-4 text-skizie',
            height,
          )}
        >
          {subject === undefined && <Keystone className="h-7" />}
        </div>
      ))}
    </div>
  )
}
