// The two places that the open account has on other screens: under a verdict, and for a word to the student. Their code is
// fetched when the browser is idle.
import type { ReactNode } from 'react'
import { codeQuery, useCode } from '../../platform/code.ts'
import { useIsStudent } from '../../platform/session.ts'

const lateCode = codeQuery('questions', () => import('./late.ts'))

interface AboutSlotProps {
  readonly questionId: string
  /** The text of the question, as the screen shows it. */
  readonly stem: ReactNode
}

export function AboutSlot(props: AboutSlotProps) {
  const isStudent = useIsStudent()
  const { data: code } = useCode(lateCode)
  return isStudent && code ? <code.AboutQuestion {...props} /> : null
}

export function NewsSlot() {
  const { data: code } = useCode(lateCode)
  return code && <code.QuestionNews />
}
