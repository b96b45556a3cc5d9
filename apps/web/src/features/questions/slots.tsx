// The two places that the open account has on other screens: under a verdict, where its code is fetched at once, and for a word
// to the student, for which it is fetched when the browser is idle.
import { codeQuery, useCode } from '../../platform/code.ts'
import type { AboutQuestionProps } from './about-question.tsx'

const lateCode = codeQuery('questions', () => import('./late.ts'))

export function AboutSlot(props: AboutQuestionProps) {
  const { data } = useCode(lateCode, true)
  return data && <data.AboutQuestion {...props} />
}

export function NewsSlot() {
  const { data } = useCode(lateCode)
  return data && <data.QuestionNews />
}
