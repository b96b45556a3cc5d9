// A student's picture: their own, else the initial in a colour derived from the name, else the mark that all anonymous
// students share. Decoration beside the name.
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { useState } from 'react'
import { classes } from './classes.ts'
import { colourOf, initialOf } from './initial.ts'

interface StudentMarkProps {
  readonly student: {
    readonly displayName: string
    /** The address of a picture; the default avatar means none. */
    readonly avatar: string
    readonly isAnonymous: boolean
  }
  /** Size and font size. */
  readonly className: string
}

export function StudentMark({ student: { displayName, avatar, isAnonymous }, className }: StudentMarkProps) {
  const [broken, setBroken] = useState('')
  const shape = classes('shrink-0 rounded-full', className)
  if (avatar !== defaultAvatar && avatar !== broken) {
    return (
      <img
        src={avatar}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(avatar)}
        className={classes('bg-sunken object-cover', shape)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      data-subject={isAnonymous ? undefined : colourOf(displayName)}
      className={classes(
        'num inline-flex items-center justify-center font-bold',
        isAnonymous ? 'bg-ink-soft text-paper' : 'bg-subject text-on-fill',
        shape,
      )}
    >
      {isAnonymous ? '?' : initialOf(displayName)}
    </span>
  )
}
