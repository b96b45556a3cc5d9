// What is stored about a student, why, for how long, and who sees it, for students and their parents.

import { frontDoor } from 'virtual:front-door'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Words } from '../../../ui/words.tsx'
import { FrontFrame } from '../front-frame.tsx'
import { messages, type PrivacyPart } from './messages.ts'

const { yours } = messages
const link = 'font-[650] text-brand underline underline-offset-4'

export function PrivacyScreen() {
  return (
    <FrontFrame>
      <article className="wrap grid max-w-[760px]! gap-10 pt-6 pb-16 md:gap-12 md:pt-12 md:pb-24">
        <header>
          <h1 className="text-[40px] md:text-[56px]">{messages.title}</h1>
          <ul className="mt-5 flex list-disc flex-col gap-2 pl-5 text-[18px] text-ink-soft marker:text-skizie">
            {messages.inShort.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </header>
        {messages.parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
        <section aria-labelledby="yours">
          <h2 id="yours" className="text-[28px] md:text-[34px]">
            {yours.title}
          </h2>
          <div className="mt-4 flex flex-col gap-4 text-[18px]">
            <p>
              <Words
                text={yours.where}
                marks={{
                  me: (words) => (
                    <Link to="/me" className={link}>
                      {words}
                    </Link>
                  ),
                  strong: (words) => <strong>{words}</strong>,
                }}
              />
            </p>
            <p>
              <Words
                text={yours.parents}
                marks={{
                  address: () => (
                    <a href={`mailto:${frontDoor.contact}`} className={`${link} wrap-anywhere`}>
                      {frontDoor.contact}
                    </a>
                  ),
                }}
              />
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
