// What stands under a verdict for a student, once its code is here: the way to what is known of the question.
import type { ReactNode } from 'react'
import { useCode } from '../../platform/code.ts'
import { useIsStudent } from '../../platform/session.ts'
import { aboutCode } from './about-code.ts'

interface AboutSlotProps {
  readonly questionId: string
  /** The text of the question, as the screen shows it. */
  readonly stem: ReactNode
}

export function AboutSlot(props: AboutSlotProps) {
  const isStudent = useIsStudent()
  const { data: code } = useCode(aboutCode)
  return isStudent && code ? <code.AboutQuestion {...props} /> : null
}
