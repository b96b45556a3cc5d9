// What is left for the student to mark in a written paper.
import type { Result, Worked } from '@toron/contract/paper-fields.ts'
import { screens } from '@toron/domain/screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { messages } from './messages.ts'

const words = messages.written

/** A question of which a part is not typed right, and at which the student has not looked yet. */
export const isToMark = ({ ticks, parts }: Worked): boolean =>
  ticks === null && parts.some(({ isRight }) => !isRight)

const numbersToMark = (worked: readonly Worked[]): readonly number[] =>
  worked.flatMap((one, index) => (isToMark(one) ? [index + 1] : []))

/** The number of the next question to mark, after this one around to it; null: there is no other. */
export const nextToMark = (worked: readonly Worked[], number: number): number | null => {
  const left = numbersToMark(worked).filter((each) => each !== number)
  return left.find((each) => each > number) ?? left[0] ?? null
}

export function ToMark({ result: { id, worked } }: { result: Result }) {
  const left = numbersToMark(worked)
  return (
    <Card className="p-5 md:p-6">
      {left.length > 0 ? (
        <>
          <ButtonLink to={`${screens.papers}?sitting=${id}&question=${left[0]}`} className="w-full">
            {words.toMark(left.length)}
          </ButtonLink>
          <p className="mt-3 text-[15px] text-ink-soft">{words.toMarkText}</p>
        </>
      ) : (
        <p className="font-[650]">{words.allMarked}</p>
      )}
      <p className="mt-3 text-[15px] text-ink-soft">{words.none}</p>
    </Card>
  )
}
