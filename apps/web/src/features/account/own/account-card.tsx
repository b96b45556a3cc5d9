// What opens the account, and what becomes of everything in it.
import type { Me } from '@toron/contract/account.ts'
import { type ReactNode, useState } from 'react'
import { useMe } from '../../../platform/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Confirmation } from './confirmation.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { TimeZoneDialog } from './time-zone-dialog.tsx'
import { zoneInWords } from './time-zones.ts'

type Open = 'email' | 'password' | 'time-zone' | 'delete' | null

export function AccountCard() {
  const { data: me } = useMe()
  const [open, setOpen] = useState<Open>(null)
  if (!me) return null
  const close = () => setOpen(null)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-2 text-[22px]">Account</h2>
      <Row title="Email address" about={<Confirmation me={me} />}>
        {me.hasPassword && (
          <Button kind="ghost" onClick={() => setOpen('email')}>
            Change email
          </Button>
        )}
      </Row>
      <Row title="Password" about={aboutPassword(me)}>
        {me.hasPassword ? (
          <Button kind="ghost" onClick={() => setOpen('password')}>
            Change password
          </Button>
        ) : (
          <ButtonLink kind="ghost" to="/forgot-password">
            Set a password
          </ButtonLink>
        )}
      </Row>
      <Row title="Time zone" about={<AboutTimeZone me={me} />}>
        <Button kind="ghost" onClick={() => setOpen('time-zone')}>
          Change time zone
        </Button>
      </Row>
      <Row title="Devices" about="Lost a phone? This ends every session, here too.">
        <SignOutEverywhere />
      </Row>
      <Row title="Your data" about="Everything that is kept about you, as a file (JSON).">
        <ExportButton />
      </Row>
      <Row
        title="Account ID"
        about={
          <>
            <span className="font-[650] text-ink select-all">{me.id}</span> names your account to whoever runs
            this site. It opens nothing.
          </>
        }
      />
      <Row title="Delete account" about="Your progress, Skizies, badges and minutes go with it.">
        <Button kind="ghost" onClick={() => setOpen('delete')} className="text-wrong!">
          Delete account
        </Button>
      </Row>
      <EmailDialog open={open === 'email'} onClose={close} />
      <PasswordDialog open={open === 'password'} onClose={close} />
      <TimeZoneDialog me={me} open={open === 'time-zone'} onClose={close} />
      <DeleteDialog me={me} open={open === 'delete'} onClose={close} />
    </Card>
  )
}

const aboutPassword = ({ hasPassword }: Me): string =>
  hasPassword ? 'Changing it signs out every other device.' : 'You sign in with Google and have none yet.'

function AboutTimeZone({ me: { timeZone, chosenTimeZone } }: { me: Me }) {
  const isComing = chosenTimeZone !== '' && chosenTimeZone !== timeZone
  return (
    <>
      Your days begin and end in <span className="font-[650] text-ink">{zoneInWords(timeZone)}</span>.{' '}
      {chosenTimeZone === '' && 'This follows your device, from the next day that counts.'}
      {isComing && `From the next day that counts it is ${zoneInWords(chosenTimeZone)}, your choice.`}
      {chosenTimeZone === timeZone && 'You chose this zone, so it stays on every device.'}
    </>
  )
}

interface RowProps {
  readonly title: string
  readonly about: ReactNode
  readonly children?: ReactNode
}

function Row({ title, about, children }: RowProps) {
  return (
    <section className="flex flex-col items-start gap-x-6 gap-y-2.5 border-line py-4 not-first-of-type:border-t last-of-type:pb-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <h3 className="text-[17px]">{title}</h3>
        <div className="mt-1 text-[15px] wrap-anywhere text-ink-soft">{about}</div>
      </div>
      {children}
    </section>
  )
}
