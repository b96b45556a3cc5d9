// Why Toron exists, what it contains, how it works, and how to contact us.

import { frontDoor } from 'virtual:front-door'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Words } from '../../../ui/words.tsx'
import { FrontFrame, useSignUp } from '../front-frame.tsx'
import { messages as front } from '../messages.ts'
import { messages } from './messages.ts'
import { WhatThereIs } from './what-there-is.tsx'

const { story, how, contact } = messages

export function LearnMoreScreen() {
  const signUp = useSignUp()
  const { contact: address, counts } = frontDoor
  return (
    <FrontFrame>
      <article className="wrap grid max-w-[760px]! gap-12 pt-6 pb-16 md:pt-12 md:pb-24">
        <header>
          <h1 className="text-[40px] md:text-[56px]">{messages.title}</h1>
          <p className="mt-5 text-[19px] text-ink-soft md:text-[21px]">{messages.lead}</p>
        </header>
        <section aria-labelledby="story">
          <h2 id="story" className="text-[28px] md:text-[34px]">
            {story.title}
          </h2>
          <div className="mt-4 flex flex-col gap-4 text-[18px]">
            <p>{story.coaching}</p>
            <p>{story.questions(counts.choice + counts.theory)}</p>
            <p>{story.rewards}</p>
          </div>
        </section>
        <WhatThereIs />
        <section aria-labelledby="how">
          <h2 id="how" className="text-[28px] md:text-[34px]">
            {how.title}
          </h2>
          <dl className="mt-5 grid gap-4">
            {Object.values(how.questions).map(({ question, answer }) => (
              <Card key={question} className="p-5.5">
                <dt className="num text-[20px] font-bold">{question}</dt>
                <dd className="mt-2 text-ink-soft">{answer}</dd>
              </Card>
            ))}
          </dl>
        </section>
        <section aria-labelledby="contact">
          <h2 id="contact" className="text-[28px] md:text-[34px]">
            {contact.title}
          </h2>
          <p className="mt-4 text-[18px]">
            <Words
              text={contact.text}
              marks={{
                address: () => (
                  <a
                    href={`mailto:${address}`}
                    className="font-[650] wrap-anywhere text-brand underline underline-offset-4"
                  >
                    {address}
                  </a>
                ),
              }}
            />
          </p>
        </section>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink to={signUp} className="min-h-13">
            {front.startLearning}
          </ButtonLink>
          <ButtonLink to="/" kind="ghost" className="min-h-13">
            {messages.tryFirst}
          </ButtonLink>
        </div>
      </article>
    </FrontFrame>
  )
}
