// The bar under the header: whether there is a network, what waits for it, what came back, and a new version.
import { WifiOff } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { ReturnedDialog } from '../../features/practice/returned/returned-dialog.tsx'
import { sendNow } from '../../platform/offline/queue.ts'
import { useQueue } from '../../platform/offline/state.ts'
import { useNewVersion } from '../../platform/offline/version.ts'
import { readStored, store, watchStored } from '../../platform/storage.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { messages } from './messages.ts'

const watchConnection = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

export function OfflineBar() {
  const isOnline = useIsOnline()
  const { entries, unkept, failure, returned } = useQueue()
  const isOld = useNewVersion()
  const [isOpen, setOpen] = useState(false)
  const count = entries.filter(({ action }) => ['answer', 'night', 'next'].includes(action.type)).length
  return (
    <>
      <div role="status">
        {!isOnline && (
          <Line icon>{entries.length > 0 ? messages.offlineWaiting(count) : messages.offline}</Line>
        )}
        {isOnline && failure !== null && (
          <Line action={{ words: messages.sendNow, act: () => void sendNow() }}>
            {messages.waiting(count)}
          </Line>
        )}
        {unkept > 0 && <Line>{messages.unkept(unkept)}</Line>}
        {returned.length > 0 && (
          <Line action={{ words: messages.seeReturned, act: () => setOpen(true) }}>
            {messages.returned(returned.length)}
          </Line>
        )}
        {isOld && isOnline && (
          <Line action={{ words: messages.takeVersion, act: () => window.location.reload() }}>
            {messages.newVersion}
          </Line>
        )}
        <NoHttps />
      </div>
      <ReturnedDialog open={isOpen} returned={returned} onClose={() => setOpen(false)} />
      <LeaveDialog count={count} />
    </>
  )
}

/** Said once. */
function NoHttps() {
  const isTold = useSyncExternalStore(
    watchStored,
    () => window.isSecureContext || readStored('offline-told') !== null,
    () => true,
  )
  if (isTold) return null
  return (
    <Line action={{ words: messages.understood, act: () => store('offline-told', 'yes') }}>
      {messages.noHttps}
    </Line>
  )
}

interface LineProps {
  readonly icon?: boolean
  readonly children: ReactNode
  readonly action?: { readonly words: string; readonly act: () => void }
}

function Line({ icon = false, children, action }: LineProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2.5 bg-skizie-wash px-4 py-2.5 text-[15px] font-semibold text-skizie-deep print:hidden">
      <span className="flex min-w-0 items-center gap-x-2.5">
        {icon && <WifiOff aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />}
        <span className="min-w-0">{children}</span>
      </span>
      {action && (
        <button
          type="button"
          onClick={action.act}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {action.words}
        </button>
      )}
    </p>
  )
}
