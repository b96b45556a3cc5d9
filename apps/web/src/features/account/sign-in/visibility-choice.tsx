// Whether others see the student's name, asked before sign-up, by email and Google alike.
import { Choice } from '../../../ui/choice.tsx'
import { messages } from './messages.ts'

const words = messages.visibility

interface VisibilityChoiceProps {
  readonly isAnonymous: boolean
  readonly onChoose: (isAnonymous: boolean) => void
}

export function VisibilityChoice({ isAnonymous, onChoose }: VisibilityChoiceProps) {
  return (
    <div className="mb-6">
      <Choice
        legend={words.legend}
        name="visibility"
        options={[
          { value: 'public', label: words.public },
          { value: 'anonymous', label: words.anonymous },
        ]}
        chosen={isAnonymous ? 'anonymous' : 'public'}
        onChoose={(value) => onChoose(value === 'anonymous')}
      />
      <p role="status" className="mt-2 text-[15px] text-ink-soft">
        {isAnonymous ? words.anonymousMeans : words.publicMeans}
      </p>
    </div>
  )
}
