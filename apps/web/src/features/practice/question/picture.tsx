// The picture of a question, if it has one.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { Drawing } from './drawing.tsx'

export function Picture({ question }: { readonly question: PublicQuestion }) {
  const { imageFilename, imageAlt = '', imageWidth, imageHeight } = question
  if (imageFilename === undefined) return null
  return (
    <div className="mb-5 rounded-medium border border-line bg-surface p-4">
      <Drawing file={imageFilename} alt={imageAlt} width={imageWidth} height={imageHeight} />
    </div>
  )
}
