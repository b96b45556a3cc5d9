// The invitation (decision 4): the reward for a friend, the student's link, and the number of friends who joined. It
// is dark in both themes, so it uses the dark tokens.
import { Check, Copy, Share2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useMe } from '../../platform/session.ts'
import { useWays } from '../../platform/ways.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { copyText } from './copy-text.ts'
import { inviteLink } from './invite.ts'
import { messages } from './messages.ts'
import { NewLink } from './new-link.tsx'

const words = messages.link

export function InvitePanel() {
  const titleId = useId()
  const { data: me, isError } = useMe()
  // Until it is known whether the server sends letters, the panel shows the stricter terms.
  const needsConfirmation = (useWays()?.letters ?? 'sent') === 'sent'
  return (
    <section aria-labelledby={titleId} data-theme="dark">
      <Card className="p-5 text-ink md:p-5.5">
        <h2 id={titleId} className="text-[19px]">
          <Words
            text={messages.title}
            marks={{
              sign: (words) => (
                <>
                  <Keystone className="inline h-[0.8em] w-auto text-skizie" />
                  <span className="sr-only">{words}</span>
                </>
              ),
            }}
          />
        </h2>
        <p className="mt-2 text-[15px] text-ink-soft">
          {needsConfirmation ? messages.termsWithConfirmation : messages.terms}
        </p>
        {me && (
          <>
            <Link link={inviteLink(location.origin, me.referralCode)} />
            <NewLink />
            <p className="mt-4 font-[650]">{messages.friends(me.referrals)}</p>
          </>
        )}
        {!me && !isError && (
          <>
            <Skeleton className="mt-4 h-12" />
            <Skeleton className="mt-3 h-11 w-40" />
            <Skeleton className="mt-5 h-5 w-36" />
          </>
        )}
      </Card>
    </section>
  )
}

function Link({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()

  async function copy() {
    setOutcome(undefined)
    setOutcome(input.current && (await copyText(link, input.current)) ? 'copied' : 'selected')
  }

  const share = () => {
    // Closing the share sheet rejects the promise, and is not an error.
    navigator.share({ text: words.shared, url: link }).catch(() => undefined)
  }

  return (
    <>
      <input
        ref={input}
        aria-label={words.label}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-4 min-h-12 w-full rounded-[14px] border border-edge bg-paper px-4 text-[15px] text-ellipsis text-ink"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button kind="ghost" onClick={share}>
            <Share2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {words.share}
          </Button>
        )}
        <p role="status" className="inline-flex min-h-6 items-center gap-1.5 text-[15px] font-[650]">
          {outcome === 'copied' && (
            <>
              <Check aria-hidden="true" strokeWidth={1.75} className="size-5 text-(--right)" />
              {words.copied}
            </>
          )}
          {outcome === 'selected' && words.selected}
        </p>
      </div>
    </>
  )
}
