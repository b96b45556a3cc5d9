// A question of a paper without its options: text, statements, table and picture.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import type { Ref } from 'react'
import { Drawing } from '../practice/question/drawing.tsx'
import { RichText } from '../practice/question/rich-text.tsx'
import { stemOf } from '../practice/question/shown-question.ts'
import { StemParts } from '../practice/question/stem-parts.tsx'

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
      {question.imageFilename !== undefined && (
        <div className="mb-5 rounded-medium border border-line bg-surface p-4">
          <Drawing
            file={question.imageFilename}
            alt={question.imageAlt ?? ''}
            width={question.imageWidth}
            height={question.imageHeight}
          />
        </div>
      )}
    </>
  )
}
