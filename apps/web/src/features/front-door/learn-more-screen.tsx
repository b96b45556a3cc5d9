// Why there is a Toron, what is in it, how it works, and where to write to.

import { frontDoor } from 'virtual:front-door'
import { productName } from '@toron/domain/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FrontFrame, useSignUp } from './front-frame.tsx'
import { WhatThereIs } from './what-there-is.tsx'

const questions = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. There is nothing to buy and nothing to subscribe to. Skizies are earned by practising; they cannot be bought with money.',
  },
  {
    question: 'Where do the questions come from?',
    answer:
      'Every one was written for this site, by hand, for the Cambridge IGCSE syllabuses, and checked a second time. None is copied from a past paper.',
  },
  {
    question: 'Which exams is it for?',
    answer:
      'Cambridge IGCSE Chemistry, Biology, Physics, Mathematics and Additional Mathematics. Most of it fits Edexcel as well. The study books cover English, Bangladesh Studies, Economics and Bangla.',
  },
  {
    question: 'What do you keep about me?',
    answer:
      'Your name, your email address and what you did here. You can download all of it and delete your account yourself, at any time. On the leaderboard you can be anonymous.',
  },
  {
    question: 'May my class use it?',
    answer:
      'Please do. A topic can be practised without an account, a finished one can be printed with its explanations, and a link to a topic opens it for everybody.',
  },
]

export function LearnMoreScreen() {
  const signUp = useSignUp()
  const { contact, counts } = frontDoor
  return (
    <FrontFrame>
      <article className="wrap grid max-w-[760px]! gap-12 pt-6 pb-16 md:pt-12 md:pb-24">
        <header>
          <h1 className="text-[40px] md:text-[56px]">A gateway that stands open</h1>
          <p className="mt-5 text-[19px] text-ink-soft md:text-[21px]">
            {productName} means gateway in Bangla. It is a place where anybody with a phone can practise for
            the IGCSE exams as well as anybody else.
          </p>
        </header>
        <section aria-labelledby="story">
          <h2 id="story" className="text-[28px] md:text-[34px]">
            How it began
          </h2>
          <div className="mt-4 flex flex-col gap-4 text-[18px]">
            <p>
              In Dhaka, a month of coaching can cost more than the exam itself. Whoever cannot pay for it is
              left with photographs of old papers, passed on from phone to phone, and a list of letters as the
              answers. A letter tells you that you were wrong. It does not tell you why.
            </p>
            <p>
              We wanted the other thing: a question at a time, an explanation every time, and a reason for
              each wrong option, because most of us choose a wrong one for a good reason. So we wrote the
              questions, all {new Intl.NumberFormat('en').format(counts.choice + counts.theory)} of them, and
              had each one worked out a second time, by somebody who had not seen the answer or by another
              way.
            </p>
            <p>
              The rewards came from watching ourselves. Revision is lonely, and tomorrow is always a better
              day to begin. A streak, a badge and a place on a board do not teach chemistry, but they bring
              you back on the evening when you would have skipped it. That is all they are for.
            </p>
          </div>
        </section>
        <WhatThereIs />
        <section aria-labelledby="how">
          <h2 id="how" className="text-[28px] md:text-[34px]">
            How it works
          </h2>
          <dl className="mt-5 grid gap-4">
            {questions.map(({ question, answer }) => (
              <Card key={question} className="p-5.5">
                <dt className="num text-[20px] font-bold">{question}</dt>
                <dd className="mt-2 text-ink-soft">{answer}</dd>
              </Card>
            ))}
          </dl>
        </section>
        <section aria-labelledby="contact">
          <h2 id="contact" className="text-[28px] md:text-[34px]">
            Write to us
          </h2>
          <p className="mt-4 text-[18px]">
            Found a mistake in a question, or missing something? A teacher who wants to help? Write to{' '}
            <a
              href={`mailto:${contact}`}
              className="font-[650] wrap-anywhere text-brand underline underline-offset-4"
            >
              {contact}
            </a>
            .
          </p>
        </section>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink to={signUp} className="min-h-13">
            Start Learning for Free
          </ButtonLink>
          <ButtonLink to="/" kind="ghost" className="min-h-13">
            Try a question first
          </ButtonLink>
        </div>
      </article>
    </FrontFrame>
  )
}
