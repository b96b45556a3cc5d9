// The invitation to make a plan, for a student without one, and what a visitor sees in its place.
import { screens } from '@toron/domain/screens.ts'
import { Moon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ArchMark } from '../../../ui/marks.tsx'
import { messages } from '../messages.ts'
import { SignInButtons } from '../what-it-is.tsx'

const words = messages.what

export function Invitation({ onLater }: { onLater: () => void }) {
  return (
    <WhatCard>
      <ButtonLink to={screens.plan}>{words.makePlan}</ButtonLink>
      <Button kind="ghost" onClick={onLater}>
        {words.notNow}
      </Button>
    </WhatCard>
  )
}

export function VisitorInvitation() {
  return (
    <WhatCard>
      <SignInButtons />
    </WhatCard>
  )
}

function WhatCard({ children }: { children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-5 px-5 py-5 md:px-7 md:py-6">
        <ArchMark className="h-[62px] w-[54px] rounded-b-none bg-brand pt-1 text-on-brand [&_svg]:size-6.5 max-sm:hidden">
          <Moon strokeWidth={1.75} />
        </ArchMark>
        <div className="min-w-0 flex-1 basis-90">
          <p className="text-[15px] font-[650] text-brand">{messages.name}</p>
          <h2 id={titleId} className="mb-2 text-[22px]">
            {words.title}
          </h2>
          <p className="text-ink-soft">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-3">{children}</div>
      </Card>
    </section>
  )
}
