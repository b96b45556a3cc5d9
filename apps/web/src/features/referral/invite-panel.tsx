// The invitation (decision 4): what a friend is worth, the link that carries one's code, and how many came. It stands
// on ink in both themes, so the dark tokens hold inside.
import { currencyName } from '@toron/domain/product.ts'
import { joinedReward, paidFriends, practisedAt, practisedReward } from '@toron/domain/referral/reward.ts'
import { Check, Copy, Share2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useMe } from '../../platform/session.ts'
import { useWays } from '../../platform/ways.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { copyText } from './copy-text.ts'
import { friendsInWords, inviteLink } from './invite.ts'
import { NewLink } from './new-link.tsx'

export function InvitePanel() {
  const titleId = useId()
  const { data: me, isError } = useMe()
  // Until the server has said what it can do, the panel promises less rather than more.
  const needsConfirmation = (useWays()?.letters ?? 'sent') === 'sent'
  return (
    <section aria-labelledby={titleId} data-theme="dark">
      <Card className="p-5 text-ink md:p-5.5">
        <h2 id={titleId} className="text-[19px]">
          Invite a friend, earn up to {joinedReward + practisedReward}{' '}
          <Keystone className="inline h-[0.8em] w-auto text-skizie" />
          <span className="sr-only">{currencyName}</span>
        </h2>
        <p className="mt-2 text-[15px] text-ink-soft">
          {joinedReward} when they join, {practisedReward} more when they have answered {practisedAt}{' '}
          questions{needsConfirmation && ' and confirmed their email address'}. {paidFriends.perDay} friends a
          day and {paidFriends.inAll} in all bring {currencyName}.
        </p>
        {me && (
          <>
            <Link link={inviteLink(location.origin, me.referralCode)} />
            <NewLink />
            <p className="mt-4 font-[650]">{friendsInWords(me.referrals)}</p>
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
  const [said, setSaid] = useState<'copied' | 'selected'>()

  async function copy() {
    setSaid(undefined)
    setSaid(input.current && (await copyText(link, input.current)) ? 'copied' : 'selected')
  }

  const share = () => {
    const text = 'Practise IGCSE questions with me:'
    // Closing the sheet without sharing is an answer, not a fault.
    navigator.share({ text, url: link }).catch(() => undefined)
  }

  return (
    <>
      <input
        ref={input}
        aria-label="Your link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-4 min-h-12 w-full rounded-[14px] border border-edge bg-paper px-4 text-[15px] text-ellipsis text-ink"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Copy
        </Button>
        {'share' in navigator && (
          <Button kind="ghost" onClick={share}>
            <Share2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Share
          </Button>
        )}
        <p role="status" className="inline-flex min-h-6 items-center gap-1.5 text-[15px] font-[650]">
          {said === 'copied' && (
            <>
              <Check aria-hidden="true" strokeWidth={1.75} className="size-5 text-(--right)" />
              Copied
            </>
          )}
          {said === 'selected' && 'The link is selected: copy it from there.'}
        </p>
      </div>
    </>
  )
}
