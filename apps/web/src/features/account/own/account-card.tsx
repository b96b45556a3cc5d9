// The account: email, password, time zone, sessions, export and deletion.
import type { Me } from '@toron/contract/account.ts'
import { type ReactNode, useState } from 'react'
import { useMe } from '../../../platform/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Words } from '../../../ui/words.tsx'
import { Confirmation } from './confirmation.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { messages } from './messages.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { TimeZoneDialog } from './time-zone-dialog.tsx'
import { zoneInWords } from './time-zones.ts'

const { email, password, timeZone, devices, data, deletion } = messages

type Open = 'email' | 'password' | 'time-zone' | 'delete' | null

export function AccountCard() {
  const { data: me } = useMe()
  const [open, setOpen] = useState<Open>(null)
  if (!me) return null
  const close = () => setOpen(null)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-2 text-[22px]">{messages.account}</h2>
      <Row title={email.title} about={<Confirmation me={me} />}>
        {me.hasPassword && (
          <Button kind="ghost" onClick={() => setOpen('email')}>
            {email.change}
          </Button>
        )}
      </Row>
      <Row title={password.title} about={aboutPassword(me)}>
        {me.hasPassword ? (
          <Button kind="ghost" onClick={() => setOpen('password')}>
            {password.change}
          </Button>
        ) : (
          <ButtonLink kind="ghost" to="/forgot-password">
            {password.choose}
          </ButtonLink>
        )}
      </Row>
      <Row title={timeZone.title} about={<AboutTimeZone me={me} />}>
        <Button kind="ghost" onClick={() => setOpen('time-zone')}>
          {timeZone.change}
        </Button>
      </Row>
      <Row title={devices.title} about={devices.about}>
        <SignOutEverywhere />
      </Row>
      <Row title={data.title} about={data.about}>
        <ExportButton />
      </Row>
      <Row
        title={messages.id.title}
        about={
          <Words
            text={messages.id.about}
            marks={{ id: () => <span className="font-[650] text-ink select-all">{me.id}</span> }}
          />
        }
      />
      <Row title={deletion.title} about={deletion.about}>
        <Button kind="ghost" onClick={() => setOpen('delete')} className="text-wrong!">
          {deletion.title}
        </Button>
      </Row>
      <EmailDialog open={open === 'email'} onClose={close} />
      <PasswordDialog open={open === 'password'} onClose={close} />
      <TimeZoneDialog me={me} open={open === 'time-zone'} onClose={close} />
      <DeleteDialog me={me} open={open === 'delete'} onClose={close} />
    </Card>
  )
}

const aboutPassword = ({ hasPassword }: Me): string => (hasPassword ? password.about : password.aboutNone)

function AboutTimeZone({ me }: { me: Me }) {
  const zone = <span className="font-[650] text-ink">{zoneInWords(me.timeZone)}</span>
  return (
    <>
      <Words text={timeZone.isNow} marks={{ zone: () => zone }} /> {becauseOf(me)}
    </>
  )
}

const becauseOf = ({ timeZone: now, chosenTimeZone: chosen }: Me): string => {
  if (chosen === '') return timeZone.followsDevice
  return chosen === now ? timeZone.isChosen : timeZone.isComing(zoneInWords(chosen))
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
