// Places for what comes after a screen has been shown. Its code is fetched when the browser is idle.
import { codeQuery, useCode } from '../../platform/code.ts'

const laterCode = codeQuery('later', () => import('../offline/later.tsx'))

export function LaterSlot() {
  const { data } = useCode(laterCode)
  return data && <data.Later />
}

const choiceCode = codeQuery('for-offline', () => import('../offline/for-offline.tsx'))

export function ForOfflineSlot() {
  const { data } = useCode(choiceCode)
  return data && <data.ForOffline />
}
