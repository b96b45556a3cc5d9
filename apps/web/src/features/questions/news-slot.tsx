// Words about questions on any screen, once their code is here.
import { useCode } from '../../platform/code.ts'
import { newsCode } from './about-code.ts'

export function NewsSlot() {
  const { data: code } = useCode(newsCode)
  return code ? <code.QuestionNews /> : null
}
