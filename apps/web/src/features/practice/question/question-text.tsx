// A question without its options: text, statements, table and picture.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import type { Ref } from 'react'
import { Picture } from './picture.tsx'
import { RichText } from './rich-text.tsx'
import { stemOf } from './shown-question.ts'
import { StemParts } from './stem-parts.tsx'

interface QuestionTextProps {
  readonly question: PublicQuestion
  readonly headingId: string
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function QuestionText({ question, headingId, headingRef }: QuestionTextProps) {
  return (
    <>
      <h2
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        className="mb-5 scroll-mt-24 text-[22px] leading-[1.28] font-semibold text-pretty outline-none md:text-[26px]"
      >
        <RichText>{stemOf(question)}</RichText>
      </h2>
      <StemParts question={question} />
      <Picture question={question} />
    </>
  )
}
