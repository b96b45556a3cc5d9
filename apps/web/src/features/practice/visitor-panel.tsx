// What visitors see in place of figures: what an account would save and earn.
import { ChartNoAxesColumnIncreasing, RotateCcw } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Keystone } from '../../ui/marks.tsx'
import { messages } from './messages.ts'

export function VisitorPanel() {
  const { title, progress, earning, place, signUp, signIn } = messages.visitor
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-5 px-5 py-5 md:px-7 md:py-6">
      <div className="min-w-0 flex-1 basis-90">
        <h2 className="mb-3 text-[22px]">{title}</h2>
        <ul className="flex flex-col gap-2 text-ink-soft [&_svg]:shrink-0 [&_svg]:text-brand">
          <li className="flex items-center gap-3">
            <ChartNoAxesColumnIncreasing aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {progress}
          </li>
          <li className="flex items-center gap-3">
            <span className="flex w-5 justify-center">
              <Keystone className="h-4.5 w-auto text-skizie!" />
            </span>
            {earning}
          </li>
          <li className="flex items-center gap-3">
            <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {place}
          </li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
        <ButtonLink to="/signup">{signUp}</ButtonLink>
        <ButtonLink to="/login" kind="ghost">
          {signIn}
        </ButtonLink>
      </div>
    </Card>
  )
}
