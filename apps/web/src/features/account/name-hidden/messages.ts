// What a student with a hidden name reads.
import { anonymousName } from '@toron/domain/account/anonymous.ts'

const hidden = `Students reported your name, so others see “${anonymousName}” now.`

export const messages = {
  onOwnPage: `${hidden} Press “Edit profile” and choose another name.`,
  elsewhere: `${hidden} <me>Choose another name</me>`,
}
