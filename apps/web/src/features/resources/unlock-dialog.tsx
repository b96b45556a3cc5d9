// Asks before Skizies are spent: what it costs, what one has, what will be left. Where the balance is too small it says
// so, and how to earn the rest.
import type { Resource } from '@toron/contract/resources.ts'
import { currencyName } from '@toron/domain/product.ts'
import { isSignedOut, refusalOf } from '../../platform/api-error.ts'
import { explain, refusalMessages } from '../../platform/messages.ts'
import { signInPath } from '../../platform/next.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Amount } from './price.tsx'
import { afford, languageOf } from './shelf.ts'

interface UnlockDialogProps {
  readonly open: boolean
  readonly resource: Resource
  /** Skizies; null for whoever was signed out meanwhile. */
  readonly balance: number | null
  readonly pending: boolean
  /** What the last try to buy it threw. */
  readonly error: unknown
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const number = new Intl.NumberFormat('en')

export function UnlockDialog(props: UnlockDialogProps) {
  const { open, resource, balance, pending, error, onConfirm, onClose } = props
  const sale = balance === null ? null : afford(balance, resource)
  const isRefused = refusalOf('POST /api/resources/unlocks', error) === 'not-enough-skizies'
  const canBuy = sale?.enough === true && !isRefused
  return (
    <Dialog open={open} onClose={onClose} title="Unlock this file?">
      <p className="mb-4 text-ink-soft">
        <span lang={languageOf(resource.name)} className="font-[650] text-ink">
          {resource.name}
        </span>{' '}
        stays yours for good, on every device you sign in on.
      </p>
      <dl className="mb-5 overflow-hidden rounded-medium border border-line">
        <Line name="Price" skizies={resource.price} />
        {balance !== null && <Line name="Your balance" skizies={balance} />}
        {sale?.enough && <Line name="Balance after" skizies={sale.after} />}
      </dl>

      {/* Written only once the dialog is open, so that it is spoken. */}
      {open && sale && !canBuy && (
        <Alert className="mb-5">
          <p className="font-[650]">{refusalMessages['not-enough-skizies']}</p>
          {!sale.enough && (
            <p>
              You are {number.format(sale.missing)} {currencyName} short. {inAnswers(sale.answers)}
            </p>
          )}
        </Alert>
      )}
      {error !== null && !isRefused && <Alert className="mb-5">{explain(error)}</Alert>}

      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {isSignedOut(error) ? (
          <ButtonLink to={signInPath('/progress')}>Sign In</ButtonLink>
        ) : canBuy ? (
          <Button pending={pending} onClick={onConfirm}>
            {error === null ? `Unlock for ${number.format(resource.price)} ${currencyName}` : 'Try again'}
          </Button>
        ) : (
          <ButtonLink to="/dashboard">Practise to earn more</ButtonLink>
        )}
        <Button kind="ghost" onClick={onClose}>
          {canBuy ? 'Cancel' : 'Not now'}
        </Button>
      </div>
    </Dialog>
  )
}

const inAnswers = (answers: number): string =>
  answers === 1
    ? 'One right answer brings as many.'
    : `${number.format(answers)} right answers bring as many.`

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
