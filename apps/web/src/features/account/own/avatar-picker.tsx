// The picture of a student: one of our avatars, or the initial of their name.
import { avatars } from './avatars.ts'
import { messages } from './messages.ts'

interface AvatarPickerProps {
  /** The address of the current picture; the default avatar means the initial. */
  readonly chosen: string
  readonly onChoose: (avatar: (typeof avatars)[number]['name']) => void
}

export function AvatarPicker({ chosen, onChoose }: AvatarPickerProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-[650]">{messages.profile.mark}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(56px,1fr))] gap-2.5">
        {avatars.map(({ name, label, address }) => (
          <label
            key={name}
            className="relative flex aspect-square cursor-pointer items-center justify-center rounded-medium border border-line has-checked:border-2 has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="avatar"
              value={name}
              checked={address === chosen}
              onChange={() => onChoose(name)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {name === '' ? (
              <span aria-hidden="true" className="num text-xl font-bold">
                {messages.profile.initialSign}
              </span>
            ) : (
              <img src={address} alt="" width={40} height={40} className="rounded-full" />
            )}
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
