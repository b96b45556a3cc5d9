// Where the fields of a question stand. Their code is loaded apart, so that a question is there before it.
import { codeQuery, useCode } from '../../../../platform/code.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { messages } from '../messages.ts'
import type { TypedAnswersProps } from './typed-answers.tsx'

const typingCode = codeQuery('typed-answers', () => import('./typed-answers.tsx'))

export function TypingSlot(props: TypedAnswersProps) {
  const isNeeded = props.fields.length > 0
  const { data: code, isError } = useCode(typingCode, isNeeded)
  if (!isNeeded) return null
  if (isError) {
    return (
      <Alert tone="note" className="mt-4">
        {messages.question.typingFailed}
      </Alert>
    )
  }
  if (!code) {
    return (
      <div role="status" className="mt-4 flex flex-col gap-3">
        {props.fields.map(({ part, name }) => (
          <Skeleton key={`${part} ${name}`} className="h-13" />
        ))}
        <span className="sr-only">{messages.question.typing}</span>
      </div>
    )
  }
  return <code.TypedAnswers {...props} />
}
