// Asks before Skizies are spent: price, balance and what is left. If the balance is too small, it says so and how to
// earn the rest.
import { refusals } from '@toron/contract/refusals.ts'
import type { Resource } from '@toron/contract/resources.ts'
import { isSignedOut, refusalOf } from '../../platform/api-error.ts'
import { explain } from '../../platform/messages.ts'
import { signInPath } from '../../platform/next.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'
import { Amount } from './price.tsx'
import { afford, languageOf } from './shelf.ts'

interface UnlockDialogProps {
  readonly open: boolean
  readonly resource: Resource
  /** Skizies; null once signed out. */
  readonly balance: number | null
  readonly pending: boolean
  /** The error of the last attempt. */
  readonly error: unknown
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function UnlockDialog(props: UnlockDialogProps) {
  const { open, resource, balance, pending, error, onConfirm, onClose } = props
  const sale = balance === null ? null : afford(balance, resource)
  const isRefused = refusalOf('POST /api/resources/unlocks', error) === 'not-enough-skizies'
  const canBuy = sale?.enough === true && !isRefused
  return (
    <Dialog open={open} onClose={onClose} title={messages.unlock.title}>
      <p className="mb-4 text-ink-soft">
        <Words
          text={messages.unlock.stays(resource.name)}
          marks={{
            name: (words) => (
              <span lang={languageOf(resource.name)} className="font-[650] text-ink">
                {words}
              </span>
            ),
          }}
        />
      </p>
      <dl className="mb-5 overflow-hidden rounded-medium border border-line">
        <Line name={messages.unlock.price} skizies={resource.price} />
        {balance !== null && <Line name={messages.unlock.balance} skizies={balance} />}
        {sale?.enough && <Line name={messages.unlock.after} skizies={sale.after} />}
      </dl>

      {/* Rendered only once the dialog is open, so that it is announced. */}
      {open && sale && !canBuy && (
        <Alert className="mb-5">
          <p className="font-[650]">{refusals['not-enough-skizies']}</p>
          {!sale.enough && <p>{messages.unlock.short(sale.missing, sale.answers)}</p>}
        </Alert>
      )}
      {error !== null && !isRefused && <Alert className="mb-5">{explain(error)}</Alert>}

      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {isSignedOut(error) ? (
          <ButtonLink to={signInPath('/progress')}>{messages.unlock.signIn}</ButtonLink>
        ) : canBuy ? (
          <Button pending={pending} onClick={onConfirm}>
            {error === null ? messages.unlock.confirm(resource.price) : messages.unlock.retry}
          </Button>
        ) : (
          <ButtonLink to="/dashboard">{messages.unlock.practise}</ButtonLink>
        )}
        <Button kind="ghost" onClick={onClose}>
          {canBuy ? messages.unlock.cancel : messages.unlock.notNow}
        </Button>
      </div>
    </Dialog>
  )
}

function Line({ name, skizies }: { name: string; skizies: number }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line px-4 py-2.5 not-first:border-t">
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <Amount skizies={skizies} />
      </dd>
    </div>
  )
}
