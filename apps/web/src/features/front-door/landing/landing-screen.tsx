// The landing page: first a real question to try, then counted numbers, the features and the rewards.

import { frontDoor } from 'virtual:front-door'
import { tagline } from '@toron/domain/product.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, Chip } from '../../../ui/card.tsx'
import { FrontFrame, LearnMore, useSignUp } from '../front-frame.tsx'
import { messages as front } from '../messages.ts'
import { Features } from './features.tsx'
import { messages } from './messages.ts'
import { Rewards } from './rewards.tsx'
import { Stats } from './stats.tsx'
import { SubjectArches } from './subject-arches.tsx'

const { hero, closing } = messages

/** @param trial the question to try */
export function LandingScreen({ trial }: { trial: ReactNode }) {
  const signUp = useSignUp()
  return (
    <FrontFrame>
      <section className="wrap grid items-start gap-x-14 gap-y-7 pt-3 pb-12 md:pt-10 md:pb-0 lg:grid-cols-[1fr_460px]">
        <div className="lg:pt-8">
          <Chip tone="skizie" className="mb-4 md:mb-6">
            {hero.audience}
          </Chip>
          <h1 className="text-[40px] sm:text-[52px] xl:text-[68px]">{tagline}</h1>
          <p className="mt-4 max-w-[34em] text-[18px] text-ink-soft md:mt-6 md:text-[20px]">{hero.promise}</p>
          <div className="mt-6 flex flex-wrap gap-3.5 max-lg:hidden">
            <Ways signUp={signUp} />
          </div>
        </div>
        <div className="relative md:pb-12">
          <SubjectArches className="absolute inset-x-6 bottom-0 hidden h-full md:flex" />
          <Card className="relative p-4.5 md:mt-16 md:p-6">
            <p className="mb-2.5 text-[15px] font-[650] text-brand">{hero.trial}</p>
            {trial}
          </Card>
        </div>
        <div className="flex flex-wrap gap-3.5 max-sm:*:grow lg:hidden">
          <Ways signUp={signUp} />
        </div>
      </section>
      <Stats counts={frontDoor.counts} />
      <Features counts={frontDoor.counts} subjects={frontDoor.subjects} />
      <Rewards counts={frontDoor.counts} />
      <section className="wrap py-16 text-center md:py-24">
        <h2 className="mx-auto max-w-[18em] text-[32px] md:text-[44px]">{closing.title}</h2>
        <p className="mt-4 text-[18px] text-ink-soft">{closing.text}</p>
        <ButtonLink to={signUp} className="mt-7 min-h-13 text-[18px]">
          {front.startLearning}
        </ButtonLink>
      </section>
    </FrontFrame>
  )
}

function Ways({ signUp }: { signUp: string }) {
  return (
    <>
      <ButtonLink to={signUp} className="min-h-13 text-[18px]">
        {front.startLearning}
      </ButtonLink>
      <ButtonLink to="/learnmore" kind="ghost" className="min-h-13">
        <LearnMore />
      </ButtonLink>
    </>
  )
}
