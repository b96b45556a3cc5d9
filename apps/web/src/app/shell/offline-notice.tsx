// Says that the device is offline, and that nothing is lost.
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { messages } from './messages.ts'

const watchConnection = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-skizie-wash px-4 py-2.5 text-[15px] font-semibold text-skizie-deep">
          <WifiOff aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
          {messages.offline}
        </p>
      )}
    </div>
  )
}
