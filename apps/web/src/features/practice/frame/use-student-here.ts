// Whether a practice screen is used by a student or a visitor.
import { useState } from 'react'
import { useToken } from '../../../platform/token.ts'

interface StudentHere {
  /** Null for a visitor. */
  readonly token: string | null
  readonly isSignedOut: boolean
  readonly goOnAsVisitor: () => void
}

/** A student whose session ends becomes signed out, and never silently a visitor. */
export const useStudentHere = (): StudentHere => {
  const token = useToken()
  const [wasStudent, setWasStudent] = useState(token !== null)
  if (token !== null && !wasStudent) setWasStudent(true)
  return {
    token,
    isSignedOut: wasStudent && token === null,
    goOnAsVisitor: () => setWasStudent(false),
  }
}
