// The last thirty days by week: a filled arch for every day with a sign-in, a ring around today.
import type { Me } from '@toron/contract/account.ts'
import { classes } from '../../../ui/classes.ts'
import { Words } from '../../../ui/words.tsx'
import { Flame } from '../badge-symbols.tsx'
import { messages } from './messages.ts'
import { type CalendarDay, calendar, daysShown, todayIn } from './streak.ts'

interface StreakCalendarProps {
  readonly me: Me
  /** The next badge for days, in words. */
  readonly next: string | null
}

export function StreakCalendar({ me, next }: StreakCalendarProps) {
  const weeks = calendar(todayIn(new Date(), me.timeZone), me.lastLoginDates)
  const days = weeks.flat().filter((day) => day !== null)
  const signedIn = days.filter((day) => day.signedIn).length
  return (
    <>
      <div className="mb-4 flex items-center gap-3.5">
        <Flame className="size-14 shrink-0" />
        <p className="text-ink-soft">
          <Words
            text={
              next === null
                ? messages.here(signedIn, daysShown)
                : messages.hereAndNext(signedIn, daysShown, next)
            }
            marks={{ days: (words) => <strong className="text-ink tabular-nums">{words}</strong> }}
          />
        </p>
      </div>
      <table className="w-full table-fixed">
        <caption className="pb-3 text-start text-[15px] font-[650]">
          {messages.range(days[0]?.day ?? '', days.at(-1)?.day ?? '')}
        </caption>
        <thead>
          <tr>
            {messages.weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1.5 text-[14px] font-[650] text-ink-soft">
                <span aria-hidden="true">{name[0]}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((day) => day !== null)?.day ?? row}>
              {week.map((day, column) => (
                <td key={messages.weekdays[column]} className="p-0.5 sm:p-1">
                  {day && <Day {...day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const inWords = ({ day, signedIn, isToday }: CalendarDay): string => {
  if (signedIn) return isToday ? messages.signedInToday(day) : messages.signedIn(day)
  return isToday ? messages.notSignedInToday(day) : messages.notSignedIn(day)
}

function Day(props: CalendarDay) {
  const { day, signedIn, isToday } = props
  return (
    <span
      className={classes(
        'arch num relative flex mx-auto h-11 w-full max-w-11 items-center justify-center rounded-b-[4px] pt-1 text-[15px] font-[650]',
        signedIn ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-soft',
        isToday && 'outline-3 outline-offset-2 outline-ink',
      )}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="sr-only">{inWords(props)}</span>
    </span>
  )
}
