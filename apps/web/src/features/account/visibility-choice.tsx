// Whether others see one's name, asked before there is an account: it holds for every way to sign up.
import { anonymousName } from '@toron/domain/account/name.ts'
import { Choice } from '../../ui/choice.tsx'

interface VisibilityChoiceProps {
  readonly isAnonymous: boolean
  readonly onChoose: (isAnonymous: boolean) => void
}

export function VisibilityChoice({ isAnonymous, onChoose }: VisibilityChoiceProps) {
  return (
    <div className="mb-6">
      <Choice
        legend="How other students see you"
        name="visibility"
        options={[
          { value: 'public', label: 'Public' },
          { value: 'anonymous', label: 'Anonymous' },
        ]}
        chosen={isAnonymous ? 'anonymous' : 'public'}
        onChoose={(value) => onChoose(value === 'anonymous')}
      />
      <p role="status" className="mt-2 text-[15px] text-ink-soft">
        {isAnonymous
          ? `The leaderboard shows “${anonymousName}” and no picture.`
          : 'The leaderboard shows your name and picture to other students.'}{' '}
        You can change this later.
      </p>
    </div>
  )
}
