// What is kept about a student, why, for how long, and who sees it: for students and for their parents.

import { frontDoor } from 'virtual:front-door'
import { productName } from '@toron/domain/product.ts'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { FrontFrame } from './front-frame.tsx'
import { inShort, type PrivacyPart, privacyParts } from './privacy-words.ts'

const link = 'font-[650] text-brand underline underline-offset-4'

export function PrivacyScreen() {
  return (
    <FrontFrame>
      <article className="wrap grid max-w-[760px]! gap-10 pt-6 pb-16 md:gap-12 md:pt-12 md:pb-24">
        <header>
          <h1 className="text-[40px] md:text-[56px]">What {productName} knows about you</h1>
          <ul className="mt-5 flex list-disc flex-col gap-2 pl-5 text-[18px] text-ink-soft marker:text-skizie">
            {inShort.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </header>
        {privacyParts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
        <section aria-labelledby="yours">
          <h2 id="yours" className="text-[28px] md:text-[34px]">
            It is yours
          </h2>
          <div className="mt-4 flex flex-col gap-4 text-[18px]">
            <p>
              Under{' '}
              <Link to="/me" className={link}>
                Me
              </Link>{' '}
              you find <strong>Your data</strong>, which gives you all of it as a file, and{' '}
              <strong>Delete account</strong>, which asks once more and then deletes it. There you also change
              your name, your picture, your address and your password, and sign out on every device.
            </p>
            <p>
              For parents: your child needs nobody’s help for any of this, and neither do you, sitting beside
              them. If something is unclear or wrong, write to{' '}
              <a href={`mailto:${frontDoor.contact}`} className={`${link} wrap-anywhere`}>
                {frontDoor.contact}
              </a>
              .
            </p>
          </div>
        </section>
      </article>
    </FrontFrame>
  )
}

function Part({ part: { id, title, points } }: { part: PrivacyPart }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[28px] md:text-[34px]">
        {title}
      </h2>
      <Card className="mt-5 p-5.5">
        <dl className="flex flex-col gap-5">
          {points.map(({ about, text }) => (
            <div key={about}>
              <dt className="num text-[19px] font-bold">{about}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}
