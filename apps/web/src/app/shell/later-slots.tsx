// Places for what comes after a screen has been shown. Its code is fetched when the browser is idle.
import { codeQuery, useCode } from '../../platform/code.ts'
import type { ChoiceProps } from '../../platform/offline/choice-slot.tsx'

const laterCode = codeQuery('later', () => import('../offline/later.tsx'))

export function LaterSlot() {
  const { data } = useCode(laterCode)
  return data && <data.Later />
}

const choiceCode = codeQuery('for-offline', () => import('../offline/late.ts'))

export function ForOfflineSlot() {
  const { data } = useCode(choiceCode)
  return data && <data.ForOffline />
}

export function ChoiceButtonSlot(props: ChoiceProps) {
  const { data } = useCode(choiceCode)
  return data && <data.ChoiceButton {...props} />
}
