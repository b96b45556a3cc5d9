// The landing page: a real question to try before anything else, then numbers that were counted, what there is to do,
// and what it brings.

import { frontDoor } from 'virtual:front-door'
import { productName, tagline } from '@toron/domain/product.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, Chip } from '../../ui/card.tsx'
import { Features } from './features.tsx'
import { FrontFrame, useSignUp } from './front-frame.tsx'
import { Rewards } from './rewards.tsx'
import { Stats } from './stats.tsx'
import { SubjectArches } from './subject-arches.tsx'

/** @param trial the question, ready to be answered */
export function LandingScreen({ trial }: { trial: ReactNode }) {
  const signUp = useSignUp()
  return (
    <FrontFrame>
      <section className="wrap grid items-start gap-x-14 gap-y-7 pt-3 pb-12 md:pt-10 md:pb-0 lg:grid-cols-[1fr_460px]">
        <div className="lg:pt-8">
          <Chip tone="skizie" className="mb-4 md:mb-6">
            Free for every IGCSE student
          </Chip>
          <h1 className="text-[40px] sm:text-[52px] xl:text-[68px]">{tagline}</h1>
          <p className="mt-4 max-w-[34em] text-[18px] text-ink-soft md:mt-6 md:text-[20px]">
            Practise real exam skills, one question at a time. Every answer is explained, every correct one
            earns Skizies, and your streak is waiting.
          </p>
          <div className="mt-6 flex flex-wrap gap-3.5 max-lg:hidden">
            <Ways signUp={signUp} />
          </div>
        </div>
        <div className="relative md:pb-12">
          <SubjectArches className="absolute inset-x-6 bottom-0 hidden h-full md:flex" />
          <Card className="relative p-4.5 md:mt-16 md:p-6">
            <p className="mb-2.5 text-[15px] font-[650] text-brand">Try one now. No account needed.</p>
            {trial}
          </Card>
        </div>
        <div className="flex flex-wrap gap-3.5 max-sm:*:grow lg:hidden">
          <Ways signUp={signUp} />
        </div>
      </section>
      <Stats counts={frontDoor.counts} />
      <Features counts={frontDoor.counts} subjects={frontDoor.subjects} />
      <Rewards />
      <section className="wrap py-16 text-center md:py-24">
        <h2 className="mx-auto max-w-[18em] text-[32px] md:text-[44px]">
          Ten questions today beat a hundred next month.
        </h2>
        <p className="mt-4 text-[18px] text-ink-soft">It costs nothing, today and for good.</p>
        <ButtonLink to={signUp} className="mt-7 min-h-13 text-[18px]">
          Start Learning for Free
        </ButtonLink>
      </section>
    </FrontFrame>
  )
}

function Ways({ signUp }: { signUp: string }) {
  return (
    <>
      <ButtonLink to={signUp} className="min-h-13 text-[18px]">
        Start Learning for Free
      </ButtonLink>
      <ButtonLink to="/learnmore" kind="ghost" className="min-h-13">
        Learn More<span className="sr-only"> about {productName}</span>
      </ButtonLink>
    </>
  )
}
